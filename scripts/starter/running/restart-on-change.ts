import { watch } from 'node:fs';
import { join } from 'node:path';
import { root } from '../programs.ts';
import { exitReason } from './exit-reason.ts';
import type { Program } from './program.ts';

/** Folders with the backend's configuration: collections, fields, hooks, migrations, and code shared with the site. */
export const configurationFolders = [
	join(root, 'apps/backend/src'),
	join(root, 'packages/contracts'),
];

/** True if a change of the file requires a restart of the backend. Routes and screens are reloaded without one. */
export const isConfiguration = (file: string): boolean =>
	/\.(ts|graphql)$/.test(file) && !/\.test\.ts$/.test(file) && !/^(app|seed\/content)\//.test(file);

/** Delay after the last change, since editors write a file in several steps, and a checkout writes many. */
const settleMs = 300;

export interface RestartOptions {
	name: string;
	start: () => Promise<Program>;
	watch: (onChange: (file: string) => void) => () => void;
	log: (message: string) => void;
}

/** Starts a program, and restarts it when its files change. Rejects only if the first start fails. */
export async function restartOnChange(options: RestartOptions): Promise<Program> {
	const { name, start, log } = options;
	let current: Program | null = await start();
	const first = current;
	const { promise: exit, resolve: end } = Promise.withResolvers<void>();
	let isStopping = false;
	let changedFile: string | null = null;
	let restartPromise: Promise<void> | null = null;

	const reportExit = (program: Program) =>
		program.exit.then(() => {
			if (program !== current || isStopping) return;
			current = null;
			log(
				`The ${name} ended: ${exitReason(program.lastLines)}\nIt restarts after the next change.`,
			);
		});

	const restart = async (): Promise<void> => {
		while (changedFile !== null && !isStopping) {
			log(`${changedFile} has changed; the ${name} restarts …`);
			changedFile = null;
			const old = current;
			current = null;
			await old?.stop();
			if (isStopping) return;
			try {
				current = await start();
				reportExit(current);
				log(`The ${name} is ready.`);
			} catch (error) {
				log(
					`${error instanceof Error ? error.message : error}\nIt restarts after the next change.`,
				);
			}
		}
	};

	reportExit(first);
	let timer: NodeJS.Timeout | undefined;
	const stopWatching = options.watch((file) => {
		clearTimeout(timer);
		timer = setTimeout(() => {
			changedFile = file;
			restartPromise ??= restart().finally(() => {
				restartPromise = null;
			});
		}, settleMs);
	});
	return {
		...first,
		exit,
		stop: async () => {
			isStopping = true;
			clearTimeout(timer);
			stopWatching();
			await restartPromise;
			await current?.stop();
			end();
		},
	};
}

/** Watches folders for changes of files whose path, relative to the folder, matches. */
export function watchFolders(
	folders: readonly string[],
	matches: (file: string) => boolean,
	onChange: (file: string) => void,
): () => void {
	const watchers = folders.map((folder) =>
		watch(folder, { recursive: true }, (_event, file) => {
			if (file && matches(file)) onChange(join(folder, file));
		}),
	);
	return () => {
		for (const watcher of watchers) watcher.close();
	};
}
