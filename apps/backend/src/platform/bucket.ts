import { Readable } from 'node:stream';
import { GetObjectCommand, S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import { environment } from './environment.ts';
import { limits } from './limits.ts';
import { bucketAdvice } from './observability/outage.ts';

const {
	S3_ACCESS_KEY_ID: accessKeyId,
	S3_SECRET_ACCESS_KEY: secretAccessKey,
	S3_ENDPOINT: endpoint,
	S3_PATH_STYLE,
	S3_CHECKSUMS,
} = environment;
const isOther = String(endpoint !== undefined);
// Many servers other than AWS reject the checksums that the client adds.
const checksums =
	(S3_CHECKSUMS ?? String(!endpoint)) === 'true' ? 'WHEN_SUPPORTED' : 'WHEN_REQUIRED';

const { connectMs, silentMs, requestMs, attempts, connections } = limits.bucket;

type Extension = NonNullable<S3ClientConfig['extensions']>[number];

/** Rejects web pages, such as the sign-in of a proxy: the client takes one with status 200 for a stored file. */
const rejectPages: Extension = {
	configure(config) {
		const handler = config.httpHandler();
		const handle = handler.handle.bind(handler);
		handler.handle = async (request, options) => {
			const result = await handle(request, options);
			const { body, headers, statusCode } = result.response;
			if (!headers['content-type']?.startsWith('text/html')) return result;
			if (body instanceof Readable) body.destroy();
			throw new Error(`${request.hostname} answers with a web page (HTTP ${statusCode})`);
		};
	},
};

/** How the bucket is reached. */
export const bucketConfig: S3ClientConfig = {
	region: environment.S3_REGION,
	...(endpoint ? { endpoint } : {}),
	forcePathStyle: (S3_PATH_STYLE ?? isOther) === 'true',
	requestChecksumCalculation: checksums,
	responseChecksumValidation: checksums,
	// Without keys the client uses its own chain: roles of the machine or the pod, web identities, profiles.
	...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
	maxAttempts: attempts,
	requestHandler: {
		connectionTimeout: connectMs,
		socketTimeout: silentMs,
		requestTimeout: requestMs,
		throwOnRequestTimeout: true,
		httpAgent: { keepAlive: true, maxSockets: connections },
		httpsAgent: { keepAlive: true, maxSockets: connections },
	},
	extensions: [rejectPages],
};

/** An error of the bucket's client as one line: its code, its message and what to change. */
export function bucketMessage(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	const status = Object(Reflect.get(error, '$metadata')).httpStatusCode;
	// The client adds a hint for programmers.
	const [message = ''] = error.message.split('\n');
	const code = error.name === 'Error' ? '' : `${error.name}: `;
	const reason = `${code}${message.replace(/\.$/, '')}${status ? ` (HTTP ${status})` : ''}`;
	return [reason, bucketAdvice(error)].filter(Boolean).join('. ');
}

let client: S3Client | undefined;

/** Why the bucket cannot be used; null if it looks for a file that does not exist. Whether it stores files is shown by uploads. */
export async function bucketProblem(): Promise<string | null> {
	const { S3_BUCKET: Bucket } = environment;
	if (!Bucket) return null;
	// Kept, since a new one would ask for the credentials of a role again.
	client ??= new S3Client(bucketConfig);
	const abortSignal = AbortSignal.timeout(limits.services.timeoutMs);
	try {
		await client.send(new GetObjectCommand({ Bucket, Key: 'readiness' }), { abortSignal });
		return null;
	} catch (error) {
		const { name, $metadata } = Object(error);
		const isMissing = $metadata?.httpStatusCode === 404 && name !== 'NoSuchBucket';
		// Without the right to list files, S3 denies access to those that do not exist.
		return isMissing || name === 'AccessDenied' ? null : bucketMessage(error);
	}
}
