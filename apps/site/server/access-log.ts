import type { DestinationStream } from 'pino';
import type { CacheOutcome } from './cache/page-cache.ts';

export interface Access {
	id: string;
	method: string;
	/** Path with its query, as asked for. */
	url: string;
	status: number;
	ms: number;
	cache?: CacheOutcome | undefined;
}

export type AccessLog = (access: Access) => void;

const unsafe = /[^\x21\x23-\x5b\x5d-\x7e]/;

/** Writes access lines in the shape of the program's log, put together by hand: it is the hot path's largest extra cost. */
export function accessLog(
	destination: Pick<DestinationStream, 'write'>,
	isEnabled: boolean,
): AccessLog {
	if (!isEnabled) return () => {};
	return ({ id, method, url, status, ms, cache }) => {
		const path = unsafe.test(url) ? JSON.stringify(url) : `"${url}"`;
		const outcome = cache ? `,"cache":"${cache}"` : '';
		destination.write(
			`{"level":30,"time":${Date.now()},"program":"site","id":"${id}","method":"${method}","path":${path},"status":${status},"ms":${ms}${outcome},"msg":"request"}\n`,
		);
	};
}
