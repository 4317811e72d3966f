import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Lets a server of a test listen on a free port of this machine. `close` does not wait for its clients. */
export async function listen(server: Server) {
	await once(server.listen(0, '127.0.0.1'), 'listening');
	// The address of a listening TCP server is always an AddressInfo.
	const { port } = server.address() as AddressInfo;
	const close = () =>
		new Promise<void>((resolve) => {
			server.close(() => resolve());
			server.closeAllConnections();
		});
	return { origin: `http://127.0.0.1:${port}`, port, close };
}
