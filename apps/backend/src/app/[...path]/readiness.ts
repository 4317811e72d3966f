import { jsonResponse } from '../../platform/http/responses.ts';
import { hasFreeSpace } from '../../platform/observability/disk-space.ts';
import { pingDatabase } from './ping-database.ts';

/** 200 if the database responds and the disk has free space; otherwise 503 with the reason. */
export async function handleReadiness(): Promise<Response> {
	if (!(await pingDatabase())) return jsonResponse({ status: 'database unreachable' }, 503);
	if (!(await hasFreeSpace())) return jsonResponse({ status: 'disk full' }, 503);
	return jsonResponse({ status: 'ready' });
}
