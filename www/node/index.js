// The programming interface in Node.js.

import { source } from "../compile.js";
import { platform } from "../platform.js";
import { fetchFile, Thread } from "./thread.js";

source.fetch = fetchFile;
platform.spawn = () => new Thread();

export * from "../index.js";
