import { databaseAnswers } from './database-answers.ts';

export const dynamic = 'force-dynamic';

/** 200 when the database answers, 503 otherwise. */
export async function GET(): Promise<Response> {
	const isReady = await databaseAnswers();
	return Response.json(
		{ status: isReady ? 'ready' : 'database unreachable' },
		{ status: isReady ? 200 : 503, headers: { 'cache-control': 'no-store' } },
	);
}
