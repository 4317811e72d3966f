import { jsonResponse } from '../../platform/http/responses.ts';
import { hasRoom } from '../../platform/observability/disk-room.ts';
import { pingDatabase } from './ping-database.ts';

/** 200 if the database responds and the disk has free space; otherwise 503 with the reason. */
export async function handleReadiness(): Promise<Response> {
	if (!(await pingDatabase())) return jsonResponse({ status: 'database unreachable' }, 503);
	if (!(await hasRoom())) return jsonResponse({ status: 'disk full' }, 503);
	return jsonResponse({ status: 'ready' });
}
