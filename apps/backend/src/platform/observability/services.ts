import { once } from 'node:events';
import { connect } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import { bucketProblem } from '../bucket.ts';
import { environment } from '../environment.ts';
import { limits } from '../limits.ts';
import { processMemory } from '../process-memory.ts';
import { log } from './log.ts';

const signal = () => AbortSignal.timeout(limits.services.timeoutMs);

/** Why the mail server cannot be used; null if it greets. Throws if it cannot be reached. */
async function mailProblem(): Promise<string | null> {
	if (!environment.SMTP_URL) return null;
	const { protocol, hostname, port } = new URL(environment.SMTP_URL);
	const host = hostname.replace(/^\[|\]$/g, '');
	const isSecure = protocol === 'smtps:';
	const socket = isSecure
		? connectSecurely({ host, port: Number(port || 465), servername: host })
		: connect({ host, port: Number(port || 587) });
	try {
		const [greeting] = await once(socket, 'data', { signal: signal() }).catch((cause: unknown) => {
			throw new Error(`SMTP_URL: ${host} does not greet`, { cause });
		});
		const text = String(greeting).trim();
		return text.startsWith('220') ? null : `SMTP_URL: the server answers ${text}`;
	} finally {
		socket.on('error', () => socket.destroy()).end('QUIT\r\n');
	}
}

type Service = 'bucket' | 'mail';

const probes: readonly (readonly [Service, string | undefined, () => Promise<string | null>])[] = [
	['bucket', environment.S3_BUCKET, bucketProblem],
	['mail', environment.SMTP_URL, mailProblem],
];

/** Whether each configured service could be reached when it was last checked. */
export const reachedServices = processMemory('services', () => new Map<Service, boolean>());

/** Checks the configured services, and logs those whose state has changed. */
export async function checkServices(): Promise<void> {
	for (const [service, setting, probe] of probes) {
		if (!setting) continue;
		const problem: unknown = await probe().catch((cause: unknown) => cause);
		const isReached = problem === null;
		const wasReached = reachedServices().get(service) ?? true;
		reachedServices().set(service, isReached);
		if (wasReached && !isReached)
			log.warn({ service, err: problem }, 'A service cannot be reached');
		if (isReached && !wasReached) log.info({ service }, 'A service can be reached again');
	}
}

/** Checks the services now and regularly. */
export function watchServices(): void {
	void checkServices();
	setInterval(() => void checkServices(), limits.services.everyMs).unref();
}
