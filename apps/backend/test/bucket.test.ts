import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { startBucketServer } from './bucket-server.ts';
import { expectValidators } from './http/expect-validators.ts';

const bucket = await startBucketServer();
Object.assign(process.env, bucket.environment, { METRICS_TOKEN: 'a-token-for-metrics' });
const { startRest } = await import('./http/rest.ts');
const { environment } = await import('../src/platform/environment.ts');
const { missingMigrations } = await import('../src/platform/database/missing-migrations.ts');
const { checkServices } = await import('../src/platform/observability/services.ts');
const { bucketProblem } = await import('../src/platform/bucket.ts');
const { accessProblem, copyToBucket } = await import('../src/start/operations/bucket-copy.ts');
const { backUp } = await import('../src/start/operations/backup.ts');
const { readArchive } = await import('../src/start/operations/archive.ts');
const { callRoute } = await import('./call-route.ts');
const { metrics } = await import('../src/platform/observability/metrics.ts');

const backend = await startRest();
afterEach(() => bucket.behave('well'));
afterAll(async () => {
	await backend.payload.destroy();
	await bucket.close();
});

const pictureOf = (width: number) =>
	sharp({ create: { width, height: 30, channels: 3, background: '#123456' } })
		.png()
		.toBuffer();

async function send(name: string, bytes: Buffer, path = 'media', language = 'en') {
	const form = new FormData();
	form.set('file', new File([new Uint8Array(bytes)], name));
	const response = await backend.request(`${path}?depth=0`, {
		method: path === 'media' ? 'POST' : 'PATCH',
		body: form,
		headers: { 'accept-language': language },
	});
	const { doc, errors } = await response.json();
	return { status: response.status, doc, message: errors?.[0]?.message };
}
const fetchFile = (name: string, headers: Record<string, string> = {}) =>
	backend.anonymousRequest(`media/file/${encodeURIComponent(name)}`, { headers });
const count = async () => (await backend.payload.count({ collection: 'media' })).totalDocs;
const failures = async () => {
	const text = await metrics().registry.metrics();
	return Number(/backend_failures_total\{where="rest",cause="files"\} (\d+)/.exec(text)?.[1] ?? 0);
};

it('needs no tables or columns beyond those of a folder', async () => {
	expect(await missingMigrations(backend.payload)).toEqual([]);
});

it('stores imported files', () => {
	expect(bucket.keys().length).toBeGreaterThan(0);
});

describe.each(['boat.png', 'boat on sea.png', 'blå bølger & æbler.png', '100 % søm (1).png'])(
	'a file called %s',
	(name) => {
		it('is uploaded, served, replaced under the same name and deleted', async () => {
			const first = await pictureOf(40);
			const { status, doc } = await send(name, first);
			expect(status).toBe(201);
			const { id, filename } = doc;
			expect(bucket.read(filename).equals(first)).toBe(true);
			const response = await fetchFile(filename);
			expect(response.headers.get('content-type')).toBe('image/png');
			expect(Buffer.from(await response.arrayBuffer()).equals(first)).toBe(true);

			const second = await pictureOf(60);
			expect(await send('other.png', second, `media/${id}`)).toMatchObject({
				status: 200,
				doc: { filename, pixelWidth: 60 },
			});
			expect(Buffer.from(await (await fetchFile(filename)).arrayBuffer()).equals(second)).toBe(
				true,
			);

			expect((await backend.request(`media/${id}`, { method: 'DELETE' })).status).toBe(200);
			expect(bucket.keys()).not.toContain(filename);
			expect((await fetchFile(filename)).status).toBe(404);
		});
	},
);

it('stores a file at the root and ignores a prefix in the request', async () => {
	const form = new FormData();
	form.set('file', new File([new Uint8Array(await pictureOf(20))], 'elsewhere.png'));
	form.set('_payload', JSON.stringify({ prefix: 'secret', _objectKey: '../other' }));
	const { doc } = await (await backend.request('media', { method: 'POST', body: form })).json();
	expect(bucket.keys()).toContain('elsewhere.png');
	const response = await backend.request(`media/${doc.id}`, {
		method: 'PATCH',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ prefix: 'secret' }),
	});
	expect(response.status).toBe(200);
	expect((await fetchFile('elsewhere.png')).status).toBe(200);
});

it('supports conditional requests, and sends all of a file that has changed', async () => {
	const { doc } = await send('kept.png', await pictureOf(40));
	await expectValidators(
		(headers) => fetchFile(doc.filename, headers),
		async () => {
			const bytes = await pictureOf(400);
			await send('kept.png', bytes, `media/${doc.id}`);
			return bytes.length;
		},
	);
});

it('waits for a slow bucket', async () => {
	bucket.behave('slow');
	const upload = send('slow.png', await pictureOf(30));
	await expect.poll(() => bucket.requestCount).toBeGreaterThan(0);
	bucket.respondSlowly();
	expect((await upload).status).toBe(201);
	bucket.behave('slow');
	const download = fetchFile('slow.png');
	await expect.poll(() => bucket.requestCount).toBeGreaterThan(0);
	bucket.respondSlowly();
	expect((await download).status).toBe(200);
});

describe.each(['503', 'silent', 'away'] as const)('while the bucket is %s', (fault) => {
	const begin = async () => (fault === 'away' ? bucket.stop() : bucket.behave(fault));
	const end = async () => (fault === 'away' ? bucket.restart() : bucket.behave('well'));

	const name = `lost-${fault}.png`;

	it('an upload stores nothing, returns an error in the editor’s language and is counted', async () => {
		const [documents, failureCount] = [await count(), await failures()];
		await begin();
		const { status, message } = await send(name, await pictureOf(30), 'media', 'da');
		await end();
		expect({ status, message }).toEqual({
			status: 503,
			message: expect.stringMatching(/^Filer kan ikke gemmes/),
		});
		expect(await count()).toBe(documents);
		expect(await failures()).toBe(failureCount + 1);
		expect((await send(name, await pictureOf(30))).doc.filename).toBe(name);
	});

	it('a request for a file gets an uncacheable 503 and is counted, and succeeds afterwards', async () => {
		const { doc } = await send(`there-${fault}.png`, await pictureOf(30));
		const failureCount = await failures();
		await begin();
		const response = await fetchFile(doc.filename);
		await end();
		expect(response.status).toBe(503);
		expect(response.headers.get('cache-control')).toBe('no-store');
		expect(await failures()).toBe(failureCount + 1);
		expect((await fetchFile(doc.filename)).status).toBe(200);
	});
});

it('readiness and a metric tell whether the bucket can be reached', async () => {
	const check = async () => {
		await checkServices();
		const response = await callRoute(new Request('http://backend.test/readyz'));
		const text = await metrics().registry.metrics();
		const metric = /backend_service_reached\{service="bucket"\} (\d)/.exec(text)?.[1];
		return { status: response.status, body: await response.json(), metric };
	};
	const reached = { status: 200, body: { status: 'ready', bucket: 'reached' }, metric: '1' };
	const unreachable = {
		status: 200,
		body: { status: 'ready', bucket: 'unreachable' },
		metric: '0',
	};
	expect(await check()).toEqual(reached);
	bucket.behave('503');
	expect(await check()).toEqual(unreachable);
	await bucket.stop();
	expect(await check()).toEqual(unreachable);
	await bucket.restart();
	bucket.behave('well');
	expect(await check()).toEqual(reached);
});

it('copies a folder of files to the bucket, which the backend then serves', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'bucket-copy-'));
	const picture = await pictureOf(70);
	await writeFile(join(folder, 'før (1).png'), picture);
	expect(await copyToBucket(folder)).toBe(1);
	expect(await copyToBucket(folder)).toBe(1);
	bucket.behave('503');
	await expect(copyToBucket(folder)).rejects.toThrow(/^Copying with the bucket files: .*HTTP 503/);
	bucket.behave('half');
	await expect(copyToBucket(folder)).rejects.toThrow(/^Copying with the bucket files: /);
	bucket.behave('well');
	await rm(folder, { recursive: true });
	expect(bucket.read('før (1).png').equals(picture)).toBe(true);
	const { doc } = await send('copied.png', picture);
	await backend.payload.db.updateOne({
		collection: 'media',
		id: doc.id,
		data: { filename: 'før (1).png' },
	});
	const response = await fetchFile('før (1).png');
	expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
});

it('lists, writes, reads and deletes a file of the bucket, and names one that does not exist', async () => {
	expect(await accessProblem()).toBeNull();
	const { S3_BUCKET } = environment;
	Object.assign(environment, { S3_BUCKET: 'missing' });
	expect(await accessProblem()).toMatch(/^cannot write files: NoSuchBucket: .*Create the bucket/);
	Object.assign(environment, { S3_BUCKET });
});

const xml = (code: string, message: string, details = '') => `<?xml version="1.0" encoding="UTF-8"?>
<Error><Code>${code}</Code><Message>${message}</Message>${details}<RequestId>9E09E2E8D09D863C</RequestId><HostId>CQl85Ol1</HostId></Error>`;
const page =
	'<!DOCTYPE html><html><head><title>Sign in</title></head><body><form>&nbsp;<input name=q></form>';

// As AWS documents and people have recorded them; the last two by MinIO and the sign-in of a proxy.
it.each([
	[
		301,
		xml(
			'PermanentRedirect',
			'The bucket you are attempting to access must be addressed using the specified endpoint.',
			'<Endpoint>files.s3-us-west-2.amazonaws.com</Endpoint><Bucket>files</Bucket>',
		),
		/^PermanentRedirect: .* S3_REGION, .*: files\.s3-us-west-2\./,
	],
	[
		400,
		xml(
			'AuthorizationHeaderMalformed',
			"The authorization header is malformed; the region 'eu-central-1' is wrong; expecting 'us-west-2'",
			'<Region>us-west-2</Region>',
		),
		/^AuthorizationHeaderMalformed: .* S3_REGION, .*: us-west-2$/,
	],
	[
		403,
		xml(
			'RequestTimeTooSkewed',
			'The difference between the request time and the current time is too large.',
			'<RequestTime>20250901T162148Z</RequestTime><ServerTime>2025-09-03T16:21:50Z</ServerTime>',
		),
		/^RequestTimeTooSkewed: .* NTP$/,
	],
	[
		403,
		xml('InvalidAccessKeyId', 'The AWS Access Key Id you provided does not exist in our records.'),
		/^InvalidAccessKeyId: .* S3_ACCESS_KEY_ID$/,
	],
	[
		403,
		xml('SignatureDoesNotMatch', 'The request signature we calculated does not match.'),
		/^SignatureDoesNotMatch: .* S3_SECRET_ACCESS_KEY$/,
	],
	[400, xml('ExpiredToken', 'The provided token has expired.'), /^ExpiredToken: .* role/],
	[404, xml('NoSuchBucket', 'The specified bucket does not exist'), /^NoSuchBucket: .* S3_BUCKET$/],
	[503, xml('SlowDown', 'Please reduce your request rate.'), /^SlowDown: .* rate of requests/],
	[
		501,
		xml(
			'NotImplemented',
			'A header you provided implies functionality. Header: x-amz-checksum-crc32',
		),
		/S3_CHECKSUMS=false$/,
	],
	[400, 'Client sent an HTTP request to an HTTPS server.', /\(HTTP 400\)\. Correct S3_ENDPOINT/],
	[
		507,
		xml('XMinioStorageFull', 'Storage backend has reached its minimum.'),
		/quota of the bucket/,
	],
	[200, page, /^127\.0\.0\.1 answers with a web page \(HTTP 200\)\. Correct S3_ENDPOINT/],
])(
	'stores nothing, and names the code and what to set (HTTP %i)',
	async (status, body, problem) => {
		const before = await count();
		bucket.behave({
			status,
			body,
			headers: { 'content-type': body === page ? 'text/html' : 'application/xml' },
		});
		expect(await bucketProblem()).toMatch(problem);
		expect((await accessProblem())?.replace('cannot write files: ', '')).toMatch(problem);
		expect((await send('refused.png', await pictureOf(30))).status).toBe(503);
		expect(await count()).toBe(before);
	},
);

it.each([
	['list', (request: IncomingMessage) => /[?&]list-type=2/.test(request.url ?? '')],
	['delete', (request: IncomingMessage) => request.method === 'DELETE'],
])('names the right that the keys lack: to %s files', async (right, to) => {
	bucket.behave({ status: 403, body: xml('AccessDenied', 'Access Denied'), to });
	expect(await bucketProblem()).toBeNull();
	expect(await accessProblem()).toMatch(
		`cannot ${right} files: AccessDenied: Access Denied (HTTP 403). Give`,
	);
});

it('a backup in a bucket contains the files of the bucket, and restores an empty system with a bucket', async () => {
	const before = bucket.keys();
	await expect(backUp('s3://files')).rejects.toThrow('name a folder in the bucket');
	const { archive: first } = await backUp('s3://files/copies/');
	const { archive } = await backUp('s3://files/copies');
	expect(archive).toMatch(/^s3:\/\/files\/copies\/backup-[\dTZ.-]+\.tar$/);
	expect(first).not.toBe(archive);

	const folder = await mkdtemp(join(tmpdir(), 'bucket-restore-'));
	await writeFile(join(folder, 'archive.tar'), bucket.read(archive.slice('s3://files/'.length)));
	await mkdir(join(folder, 'content'));
	const { files } = await readArchive(join(folder, 'archive.tar'), join(folder, 'content'));
	const names = Object.keys(files).filter((path) => path !== 'database');
	expect(names).toEqual(before.map((key) => `media/${key}`));

	const lost = before[0] ?? '';
	const bytes = bucket.read(lost);
	bucket.remove(lost);
	const { stdout } = await promisify(execFile)(
		process.execPath,
		['--no-warnings', 'src/start/commands/admin.ts', 'restore', archive],
		{ env: { ...process.env, DATABASE_URL: `file:${join(folder, 'new.db')}` } },
	);
	await rm(folder, { recursive: true });
	expect(stdout).toContain(`database and ${names.length} files are the same`);
	expect(bucket.read(lost).equals(bytes)).toBe(true);
});

it('aborts the response when the bucket breaks the connection in the middle of a file', async () => {
	const { doc } = await send('half.png', await pictureOf(50));
	bucket.behave('half');
	const response = await fetchFile(doc.filename);
	await expect(response.arrayBuffer()).rejects.toThrow();
	bucket.behave('well');
	expect((await (await fetchFile(doc.filename)).arrayBuffer()).byteLength).toBe(doc.filesize);
});
