import { jsonResponse } from '../../platform/http/responses.ts';
import { hasRoom } from '../../platform/observability/disk-room.ts';
import { pingDatabase } from './ping-database.ts';

/** 200 when the database answers and there is room to store; 503 with what is missing otherwise. */
export async function handleReadiness(): Promise<Response> {
	if (!(await pingDatabase())) return jsonResponse({ status: 'database unreachable' }, 503);
	if (!(await hasRoom())) return jsonResponse({ status: 'disk full' }, 503);
	return jsonResponse({ status: 'ready' });
}
