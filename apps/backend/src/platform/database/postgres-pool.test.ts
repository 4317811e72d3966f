import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSecureContext, TLSSocket } from 'node:tls';
import { afterAll, expect, it } from 'vitest';
import { connectionAdvice, libpqUrl } from './postgres-pool.ts';

// The client that Payload's adapter uses.
const { Client } = createRequire(createRequire(import.meta.url).resolve('@payloadcms/db-postgres'))(
	'pg',
);

const folder = mkdtempSync(join(tmpdir(), 'postgres-tls-'));

/** Creates a self-signed certificate and its key: `<host>.pem`, `<host>.key`. */
function createCertificate(host: string): { cert: Buffer; key: Buffer } {
	const [certificate, key] = [join(folder, `${host}.pem`), join(folder, `${host}.key`)];
	execFileSync(
		'openssl',
		[
			...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
			...['-days', '1', '-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`],
			...['-keyout', key, '-out', certificate],
		],
		{ stdio: 'ignore' },
	);
	return { cert: readFileSync(certificate), key: readFileSync(key) };
}

/** PostgreSQL's ErrorResponse. */
function errorResponse(message: string): Buffer {
	const fields = Buffer.from(`SFATAL\0C28000\0M${message}\0\0`);
	const head = Buffer.alloc(5);
	head.write('E');
	head.writeInt32BE(fields.length + 4, 1);
	return Buffer.concat([head, fields]);
}

/** A server that refuses every account, with this certificate if a client asks for TLS. */
function startServer(certificate: { cert: Buffer; key: Buffer } | null) {
	return createServer((socket: Socket) => {
		socket.on('error', () => {});
		socket.once('data', (request) => {
			// SSLRequest (PostgreSQL's protocol, 55.7).
			const isTlsRequest = request.readInt32BE(4) === 80_877_103;
			if (!isTlsRequest)
				return socket.end(errorResponse('no pg_hba.conf entry for host "::1", no encryption'));
			socket.write(certificate ? 'S' : 'N');
			if (!certificate) return;
			const secureContext = createSecureContext(certificate);
			const secure = new TLSSocket(socket, { isServer: true, secureContext });
			secure.on('error', () => {});
			secure.once('data', () => secure.end(errorResponse('password authentication failed')));
		});
	}).listen(0, '127.0.0.1');
}

const servers = {
	plain: startServer(null),
	localhost: startServer(createCertificate('localhost')),
	elsewhere: startServer(createCertificate('database.example')),
};
await Promise.all(Object.values(servers).map((server) => once(server, 'listening')));
afterAll(() => {
	for (const server of Object.values(servers)) server.close();
	rmSync(folder, { recursive: true });
});

async function failure(server: keyof typeof servers, query: string): Promise<string> {
	// A listening TCP server's address is always an AddressInfo.
	const { port } = servers[server].address() as AddressInfo;
	const connectionString = libpqUrl(`postgres://anna:word@localhost:${port}/site${query}`);
	const cause: unknown = await new Client({ connectionString }).connect().catch((e: unknown) => e);
	return cause instanceof Error ? cause.message + connectionAdvice(cause.message) : 'connected';
}

const authorities = {
	localhost: `&sslrootcert=${join(folder, 'localhost.pem')}`,
	elsewhere: `&sslrootcert=${join(folder, 'database.example.pem')}`,
};

it('leaves an address without TLS settings unchanged', () => {
	const address = 'postgres://anna@localhost/site?host=/run/postgresql';
	expect(libpqUrl(address)).toBe(address);
});

const refused = 'password authentication failed';

// An account that is refused has passed the TLS handshake.
it.each([
	['localhost', '', 'sslmode=verify-full'],
	['plain', '?sslmode=require', 'sslmode=disable'],
	['localhost', '?sslmode=require', refused],
	['localhost', '?sslmode=verify-full', 'sslrootcert='],
	['localhost', '?sslrootcert=system', 'sslrootcert='],
	['localhost', `?sslmode=verify-full${authorities.localhost}`, refused],
	['elsewhere', `?sslmode=verify-full${authorities.elsewhere}`, 'sslmode=verify-ca'],
	['elsewhere', `?sslmode=verify-ca${authorities.elsewhere}`, refused],
	['elsewhere', `?sslmode=require${authorities.elsewhere}`, refused],
	['elsewhere', `?sslmode=require${authorities.localhost}`, 'sslrootcert='],
] as const)('a server with the certificate of %s, %s: %s', async (server, query, expected) => {
	expect(await failure(server, query)).toContain(expected);
});
