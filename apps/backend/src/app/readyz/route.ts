import { jsonAnswer } from '../../surface/answers.ts';
import { databaseAnswers } from './database-answers.ts';

export const dynamic = 'force-dynamic';

/** 200 when the database answers, 503 otherwise. */
export async function GET(): Promise<Response> {
	const isReady = await databaseAnswers();
	return jsonAnswer({ status: isReady ? 'ready' : 'database unreachable' }, isReady ? 200 : 503);
}
