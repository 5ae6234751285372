import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { messageConstants, messagesFolder, readCatalogs } from "./catalogFiles.ts";
import { catalogTypes } from "./catalogTypes.ts";

writeFileSync(join(messagesFolder, "catalogs.d.ts"), catalogTypes(readCatalogs(), messageConstants()));
