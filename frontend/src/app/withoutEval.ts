import * as z from "zod";

// Zod would try whether it may make functions out of text, and the content policy would report it with every visit.
z.config({ jitless: true });
