import { getConnInfo } from '@hono/node-server/conninfo';
import { clientNetwork } from '@website/contracts/client-network';
import type { Context } from 'hono';

/** Whom a request is counted for; `header` is the one that the proxy in front sets, if one is configured. */
export function clientAddress(c: Context, header: string | undefined): string | undefined {
	return clientNetwork({
		connection: connectionAddress(c),
		forwarded: header ? c.req.header(header) : undefined,
	});
}

function connectionAddress(c: Context): string {
	return c.env?.incoming ? (getConnInfo(c).remote.address ?? '') : '';
}
