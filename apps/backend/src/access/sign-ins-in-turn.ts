import { limits } from '../limits.ts';
import { Turns } from '../transactions/turns.ts';

type Handler<Context> = (request: Request, context: Context) => Promise<Response>;

/**
 * Lets sign-ins take turns: Payload reads an account's list of sessions, checks the password and writes the list back as a
 * whole, so that of two sign-ins of one account in the same moment the first would be signed out at once. Who has waited for
 * `limits.signIn.turnMs` is let in all the same: a flood of wrong passwords must not keep editors out.
 */
export function signInsInTurn<Context>(
	handle: Handler<Context>,
	patience: number = limits.signIn.turnMs,
): Handler<Context> {
	const turns = new Turns();
	return async (request, context) => {
		if (!new URL(request.url).pathname.endsWith('/users/login')) return handle(request, context);
		const done = await turns.take(patience, () => new Error('no turn')).catch(() => null);
		return handle(request, context).finally(() => done?.());
	};
}
