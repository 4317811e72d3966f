import { watch } from 'node:fs';
import { join } from 'node:path';
import { lastWords } from './last-words.ts';
import type { Program } from './program.ts';

/** Editors write a file in several steps, and a change of branches writes many. */
const settleMs = 300;

export interface RestartOptions {
	name: string;
	start: () => Promise<Program>;
	watch: (onChange: (file: string) => void) => () => void;
	say: (message: string) => void;
}

/** Starts a program, and again whenever what it is made of changes. Only a first start that fails is the caller's. */
export async function restartOnChange(options: RestartOptions): Promise<Program> {
	const { name, start, say } = options;
	let current: Program | null = await start();
	const first = current;
	const { promise: ended, resolve: end } = Promise.withResolvers<void>();
	let isStopping = false;
	let changed: string | null = null;
	let restarting: Promise<void> | null = null;

	const tellOfEnd = (program: Program) =>
		program.ended.then(() => {
			if (program !== current || isStopping) return;
			current = null;
			say(
				`The ${name} ended: ${lastWords(program.lastLines)}\nIt starts again with the next change.`,
			);
		});

	const restart = async (): Promise<void> => {
		while (changed !== null && !isStopping) {
			say(`${changed} has changed; the ${name} starts again …`);
			changed = null;
			const old = current;
			current = null;
			await old?.stop();
			if (isStopping) return;
			try {
				current = await start();
				tellOfEnd(current);
				say(`The ${name} is ready.`);
			} catch (error) {
				say(
					`${error instanceof Error ? error.message : error}\nIt starts again with the next change.`,
				);
			}
		}
	};

	tellOfEnd(first);
	let timer: NodeJS.Timeout | undefined;
	const stopWatching = options.watch((file) => {
		clearTimeout(timer);
		timer = setTimeout(() => {
			changed = file;
			restarting ??= restart().finally(() => {
				restarting = null;
			});
		}, settleMs);
	});
	return {
		...first,
		ended,
		stop: async () => {
			isStopping = true;
			clearTimeout(timer);
			stopWatching();
			await restarting;
			await current?.stop();
			end();
		},
	};
}

/** Watches folders for changes of the files whose path, relative to its folder, is meant. */
export function watchFolders(
	folders: readonly string[],
	isMeant: (file: string) => boolean,
	onChange: (file: string) => void,
): () => void {
	const watchers = folders.map((folder) =>
		watch(folder, { recursive: true }, (_event, file) => {
			if (file && isMeant(file)) onChange(join(folder, file));
		}),
	);
	return () => {
		for (const watcher of watchers) watcher.close();
	};
}
