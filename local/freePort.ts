import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

/** Returns a free port on loopback: the requested one, or any. Throws if the requested one is taken. */
export async function freePort(requested = 0): Promise<number> {
  const server = createServer().listen(requested, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
