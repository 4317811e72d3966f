/// <reference path="./s3rver.d.ts" />
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { escapeHtml } from '@website/contracts/escape-html';

/** A response to requests of some methods, by default to all. */
export interface Refusal {
	status: number;
	body: string;
	headers?: Record<string, string>;
	to?: (request: IncomingMessage) => boolean;
}

/** How the bucket responds. `silent` never responds, `half` breaks the connection in the middle of a file. */
export type BucketBehavior = 'well' | 'slow' | '503' | 'half' | 'silent' | Refusal;

export interface BucketServer {
	/** The backend's variables for this bucket. */
	environment: Record<string, string>;
	behave(behavior: BucketBehavior): void;
	/** The number of requests since the last change of the behavior. */
	readonly requestCount: number;
	/** Sends the responses that a slow bucket has held back. */
	respondSlowly(): void;
	/** The keys of all stored files. */
	keys(): string[];
	read(key: string): Buffer;
	remove(key: string): void;
	/** Closes the port, as if the server were down. */
	stop(): Promise<void>;
	/** Opens the port again. */
	restart(): Promise<void>;
	close(): Promise<void>;
}

const bucket = 'files';
const suffix = '._S3rver_object';

/** Sends half of the first chunk of a response, then breaks the connection. */
function breakConnection(response: ServerResponse): void {
	const write = response.write.bind(response);
	response.write = (chunk: Buffer) =>
		write(chunk.subarray(0, chunk.length / 2), () => response.destroy());
}

const urlOf = (request: IncomingMessage) => new URL(request.url ?? '/', 'http://bucket');

/** S3rver rejects the signature of a list, as it omits the slash at the end of its path. */
const isList = (request: IncomingMessage): boolean =>
	request.method === 'GET' &&
	urlOf(request).pathname === `/${bucket}/` &&
	request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ') === true;

/** ListObjectsV2's response, with two keys a page. */
function listPage(request: IncomingMessage, keys: readonly string[]): string {
	const start = Number(urlOf(request).searchParams.get('continuation-token') ?? 0);
	const contents = keys
		.slice(start, start + 2)
		.map((key) => `<Contents><Key>${escapeHtml(key)}</Key></Contents>`);
	const isLast = start + 2 >= keys.length;
	const next = isLast ? '' : `<NextContinuationToken>${start + 2}</NextContinuationToken>`;
	return `<ListBucketResult><IsTruncated>${!isLast}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`;
}

/** An S3-compatible server on this machine, which checks signatures, with one empty bucket. */
export async function startBucketServer(): Promise<BucketServer> {
	const directory = mkdtempSync(join(tmpdir(), 'bucket-'));
	const s3 = new S3rver({
		directory,
		silent: true,
		vhostBuckets: false,
		configureBuckets: [{ name: bucket }],
	});
	await s3.configureBuckets();
	const handle = s3.callback();
	let behavior: BucketBehavior = 'well';
	let requestCount = 0;
	let pending: (() => void)[] = [];
	let port = 0;
	let server: Server | undefined;
	const keys = () =>
		readdirSync(join(directory, bucket), { recursive: true, encoding: 'utf8' })
			.filter((name) => name.endsWith(suffix))
			.map((name) => name.slice(0, -suffix.length).normalize('NFC'))
			.sort();
	const listen = async () => {
		server = createServer((request, response) => {
			requestCount += 1;
			if (behavior === 'silent') return;
			if (typeof behavior === 'object' && (behavior.to?.(request) ?? true))
				return void response.writeHead(behavior.status, behavior.headers).end(behavior.body);
			if (behavior === '503') return void response.writeHead(503).end();
			if (isList(request)) return void response.end(listPage(request, keys()));
			if (behavior === 'half' && request.method === 'GET') breakConnection(response);
			if (behavior === 'slow') pending.push(() => handle(request, response));
			else handle(request, response);
		});
		server.listen(port, '127.0.0.1');
		await once(server, 'listening');
		// A listening TCP server's address is always an AddressInfo.
		port = (server.address() as AddressInfo).port;
	};
	const stop = async () => {
		if (!server) return;
		const closed = once(server, 'close');
		server.close();
		server.closeAllConnections();
		server = undefined;
		await closed;
	};
	await listen();
	return {
		environment: {
			S3_BUCKET: bucket,
			S3_ENDPOINT: `http://127.0.0.1:${port}`,
			S3_REGION: 'eu-central-1',
			S3_PATH_STYLE: 'true',
			S3_CHECKSUMS: 'false',
			// The only account of the server.
			S3_ACCESS_KEY_ID: 'S3RVER',
			S3_SECRET_ACCESS_KEY: 'S3RVER',
		},
		behave: (next) => {
			behavior = next;
			requestCount = 0;
		},
		get requestCount() {
			return requestCount;
		},
		respondSlowly: () => {
			behavior = 'well';
			for (const respond of pending) respond();
			pending = [];
		},
		keys,
		read: (key) => readFileSync(join(directory, bucket, key + suffix)),
		remove: (key) => rmSync(join(directory, bucket, key + suffix)),
		stop,
		restart: listen,
		close: async () => {
			await stop();
			rmSync(directory, { recursive: true, force: true });
		},
	};
}
