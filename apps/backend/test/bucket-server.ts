/// <reference path="./s3rver.d.ts" />
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

/** How the bucket behaves: well, or as real ones fail. `silent` never answers, `half` breaks off in the middle of a file. */
export type BucketBehavior = 'well' | 'slow' | '503' | 'half' | 'silent';

export interface BucketServer {
	/** The backend's variables for this bucket. */
	environment: Record<string, string>;
	behave(behavior: BucketBehavior): void;
	/** Requests that have arrived since the behavior changed. */
	readonly arrived: number;
	/** Answers the requests that a slow bucket has not answered yet. */
	respondSlowly(): void;
	/** Keys of the stored files. */
	keys(): string[];
	read(key: string): Buffer;
	/** Closes the port, as when the server is down, and opens it again. */
	leave(): Promise<void>;
	comeBack(): Promise<void>;
	close(): Promise<void>;
}

const bucket = 'files';
const suffix = '._S3rver_object';

/** Sends half of what is written to a response, then breaks the connection. */
function breakOff(response: ServerResponse): void {
	const write = response.write.bind(response);
	response.write = (chunk: Buffer) =>
		write(chunk.subarray(0, chunk.length / 2), () => response.destroy());
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
	const answer = s3.callback();
	let behavior: BucketBehavior = 'well';
	let arrived = 0;
	let waiting: (() => void)[] = [];
	let port = 0;
	let server: Server | undefined;
	const listen = async () => {
		server = createServer((request, response) => {
			arrived += 1;
			if (behavior === 'silent') return;
			if (behavior === '503') return void response.writeHead(503).end();
			if (behavior === 'half' && request.method === 'GET') breakOff(response);
			if (behavior === 'slow') waiting.push(() => answer(request, response));
			else answer(request, response);
		});
		server.listen(port, '127.0.0.1');
		await once(server, 'listening');
		// A listening TCP server's address is always an AddressInfo.
		port = (server.address() as AddressInfo).port;
	};
	const leave = async () => {
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
			// The only account that the server knows.
			S3_ACCESS_KEY_ID: 'S3RVER',
			S3_SECRET_ACCESS_KEY: 'S3RVER',
		},
		behave: (next) => {
			behavior = next;
			arrived = 0;
		},
		get arrived() {
			return arrived;
		},
		respondSlowly: () => {
			behavior = 'well';
			for (const go of waiting) go();
			waiting = [];
		},
		keys: () =>
			readdirSync(join(directory, bucket))
				.filter((name) => name.endsWith(suffix))
				.map((name) => name.slice(0, -suffix.length).normalize('NFC'))
				.sort(),
		read: (key) => readFileSync(join(directory, bucket, key + suffix)),
		leave,
		comeBack: listen,
		close: async () => {
			await leave();
			rmSync(directory, { recursive: true, force: true });
		},
	};
}
