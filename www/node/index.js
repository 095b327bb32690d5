// The programming interface in Node.js.

import { platform } from "../platform.js";
import { fetchFile, Thread } from "./thread.js";

platform.fetch = fetchFile;
platform.spawn = () => new Thread();

export * from "../index.js";
