import { getConnInfo } from '@hono/node-server/conninfo';
import { clientNetwork } from '@website/contracts/client-network';
import type { Context } from 'hono';

/** The client that a request counts for, as an address or network. `header` is the configured header of the proxy in front. */
export function clientAddress(c: Context, header: string | undefined): string | undefined {
	return clientNetwork({
		connection: connectionAddress(c),
		forwarded: header ? c.req.header(header) : undefined,
	});
}

function connectionAddress(c: Context): string {
	return c.env?.incoming ? (getConnInfo(c).remote.address ?? '') : '';
}
