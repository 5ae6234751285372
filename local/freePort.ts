import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

/** A port on loopback that nobody listened on a moment ago: the one wished for, or any. Throws where that one is taken. */
export async function freePort(wished = 0): Promise<number> {
  const server = createServer().listen(wished, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
