import { jsonAnswer } from '../../platform/http/answers.ts';
import { hasRoom } from '../../platform/observability/disk-room.ts';
import { databaseAnswers } from './database-answers.ts';

/** 200 when the database answers and there is room to store; 503 with what is missing otherwise. */
export async function answerReadiness(): Promise<Response> {
	if (!(await databaseAnswers())) return jsonAnswer({ status: 'database unreachable' }, 503);
	if (!(await hasRoom())) return jsonAnswer({ status: 'disk full' }, 503);
	return jsonAnswer({ status: 'ready' });
}
