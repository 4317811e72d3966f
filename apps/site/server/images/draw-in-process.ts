import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { limits } from '../settings/limits.ts';
import { ImageProblem } from './image-problem.ts';
import type { RenderedImage } from './render-image.ts';

export interface DrawingRequest {
	bytes: Uint8Array;
	modifiers: string;
}

/** A picture, or what went wrong, for the log. */
export type DrawingAnswer = { contentType: string; body: Uint8Array } | { problem: string };

const program = join(import.meta.dirname, 'drawing-process.ts');

/** Draws an SVG document in a process that is ended after `limits.images.drawingMs`. Throws ImageProblem 422. */
export async function drawInProcess(
	bytes: Buffer,
	modifiers: string,
	ms: number = limits.images.drawingMs,
): Promise<RenderedImage> {
	const child = fork(program, [], {
		serialization: 'advanced',
		execArgv: [],
		env: {},
		stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
	});
	const timer = setTimeout(() => child.kill('SIGKILL'), ms);
	try {
		const answer = await ask(child, { bytes, modifiers });
		if (!answer) throw new ImageProblem(422, 'The drawing is too complex', { isForAllSizes: true });
		if ('problem' in answer)
			throw new ImageProblem(422, 'The image cannot be read', { cause: answer.problem });
		return { contentType: answer.contentType, body: Buffer.from(answer.body) };
	} finally {
		clearTimeout(timer);
		child.kill('SIGKILL');
	}
}

async function ask(
	child: ChildProcess,
	request: DrawingRequest,
): Promise<DrawingAnswer | undefined> {
	const ended = once(child, 'exit').then(() => undefined);
	const answered = once(child, 'message').then(([answer]: DrawingAnswer[]) => answer);
	child.send(request, () => undefined);
	return Promise.race([answered, ended]);
}
