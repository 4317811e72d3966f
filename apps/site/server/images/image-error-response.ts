import type { Context } from 'hono';
import { ImageProblem } from './image-problem.ts';

/** The response to an ImageProblem, with `no-store`. Rethrows every other error. */
export function imageErrorResponse(c: Context, error: unknown): Response {
	if (!(error instanceof ImageProblem)) throw error;
	c.header('cache-control', 'no-store');
	if (error.status === 503) c.header('retry-after', '2');
	return c.text(error.message, error.status);
}
