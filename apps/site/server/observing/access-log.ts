import type { CacheOutcome } from '@website/page-cache/page-cache';
import type { LogDestination } from './logger.ts';

export interface Access {
	id: string;
	method: string;
	url: string;
	status: number;
	ms: number;
	cache?: CacheOutcome | undefined;
}

export type AccessLog = (access: Access) => void;

const unsafe = /[^\x21\x23-\x5b\x5d-\x7e]/;

let lastMs = 0;
let lastTime = '';

/** The time in the format of the log; lines within one millisecond share the string. */
function isoTime(): string {
	const now = Date.now();
	if (now !== lastMs) {
		lastMs = now;
		lastTime = new Date(now).toISOString();
	}
	return lastTime;
}

/** Writes access lines in the format of the log. They are concatenated by hand, since they are the largest extra cost of the hot path. */
export function accessLog(
	destination: Pick<LogDestination, 'write'>,
	isEnabled: boolean,
): AccessLog {
	if (!isEnabled) return () => {};
	return (access) => destination.write(() => accessLine(access));
}

function accessLine({ id, method, url, status, ms, cache }: Access): string {
	const path = unsafe.test(url) ? JSON.stringify(url) : `"${url}"`;
	const outcome = cache ? `,"cache":"${cache}"` : '';
	return `{"level":30,"time":"${isoTime()}","program":"site","id":"${id}","method":"${method}","path":${path},"status":${status},"ms":${ms}${outcome},"msg":"request"}\n`;
}
