import { jsonAnswer } from '../../platform/http/answers.ts';

export const dynamic = 'force-dynamic';

/** The process answers; whether it can serve says /readyz. */
export function GET(): Response {
	return jsonAnswer({ status: 'ok' });
}
