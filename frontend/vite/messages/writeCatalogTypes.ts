import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { messagesFolder, readCatalogs } from "./catalogFiles.ts";
import { catalogTypes } from "./catalogTypes.ts";
import { messageConstants } from "./messageConstants.ts";

writeFileSync(join(messagesFolder, "catalogs.d.ts"), catalogTypes(readCatalogs(), messageConstants));
