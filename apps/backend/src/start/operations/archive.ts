import { createHash, type Hash } from 'node:crypto';
import { createReadStream, rmSync } from 'node:fs';
import {
	copyFile,
	mkdtemp,
	open,
	readdir,
	readFile,
	rename,
	rm,
	stat,
	writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { StartProblem } from '../start-problem.ts';
import { runProgram } from './run-program.ts';

const manifestName = 'manifest.json';

const manifestSchema = z.object({
	format: z.literal(1),
	createdAt: z.string(),
	database: z.enum(['postgres', 'sqlite']),
	/** The names of the migrations that the database has, in their order. */
	migrations: z.array(z.string()),
	/** The number of rows of each table. */
	rows: z.record(z.string(), z.number()),
	/** The fingerprint of the PAYLOAD_SECRET with which a backend last used the database; null if that is unknown. */
	secret: z.string().nullable().default(null),
	/** SHA-256 of each file, by its path in the archive. */
	files: z.record(z.string(), z.string()),
});

/** The content of a backup. */
export type Manifest = z.infer<typeof manifestSchema>;

async function fileHash(path: string): Promise<string> {
	const hash: Hash = createHash('sha256');
	await pipeline(createReadStream(path), hash);
	return hash.digest('hex');
}

/** The names of the files in a folder and of its links to files, but not of folders in it, such as the `lost+found` of a disk. */
export async function filesIn(folder: string): Promise<string[]> {
	const files: string[] = [];
	for (const name of (await readdir(folder)).sort()) {
		const status = await stat(join(folder, name)).catch(() => null);
		if (status?.isFile()) files.push(name);
	}
	return files;
}

/** Copies the files of a folder to another one. Leaves out those that are deleted meanwhile. */
export async function copyFiles(folder: string, target: string): Promise<void> {
	for (const name of await filesIn(folder))
		await copyFile(join(folder, name), join(target, name)).catch((cause: unknown) => {
			if (Object(cause).code !== 'ENOENT') throw cause;
		});
}

/** SHA-256 of the files in a folder, by their name. */
export async function hashFiles(folder: string): Promise<Record<string, string>> {
	const hashes: Record<string, string> = {};
	for (const name of await filesIn(folder)) hashes[name] = await fileHash(join(folder, name));
	return hashes;
}

/** SHA-256 of the files of a backup, by their path. */
async function hashContent(folder: string): Promise<Record<string, string>> {
	const media = Object.entries(await hashFiles(join(folder, 'media')));
	return {
		...(await hashFiles(folder)),
		...Object.fromEntries(media.map(([name, hash]) => [`media/${name}`, hash])),
	};
}

const signals = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;
const exit = () => process.exit(1);

const unfinished = '.unfinished-';
const dayMs = 24 * 60 * 60 * 1000;

/** Removes the temporary folders in a folder that kill -9 left there more than a day ago. */
export async function removeUnfinished(folder: string): Promise<void> {
	for (const name of await readdir(folder)) {
		if (!name.startsWith(unfinished)) continue;
		const status = await stat(join(folder, name)).catch(() => null);
		if (status && Date.now() - status.mtimeMs > dayMs)
			await rm(join(folder, name), { recursive: true, force: true });
	}
}

/**
 * Runs work with a temporary folder in another one: that of the result, so that moving it to its place is atomic, or by default the
 * system's. Whatever ends the work, the folder is removed; after kill -9 it stays behind, with a name that begins with a dot.
 */
export async function withTemporaryFolder<Result>(
	work: (folder: string) => Promise<Result>,
	parent = tmpdir(),
): Promise<Result> {
	const folder = await mkdtemp(join(parent, unfinished));
	const remove = () => rmSync(folder, { recursive: true, force: true });
	process.once('exit', remove);
	for (const signal of signals) process.once(signal, exit);
	try {
		return await work(folder);
	} finally {
		process.off('exit', remove);
		for (const signal of signals) process.off(signal, exit);
		remove();
	}
}

/**
 * Writes a folder and its manifest as one archive, which appears under its name only once it is complete on the disk. Until then it is beside
 * the folder.
 */
export async function writeArchive(
	file: string,
	folder: string,
	manifest: Omit<Manifest, 'files' | 'format'>,
): Promise<void> {
	const files = await hashContent(folder);
	await writeFile(
		join(folder, manifestName),
		JSON.stringify({ format: 1, ...manifest, files }, null, '\t'),
	);
	const archive = `${folder}.tar`;
	await runProgram('tar', ['-cf', archive, '-C', folder, '.']);
	const handle = await open(archive, 'r+');
	// It contains what only the owner of the database may read.
	await handle.chmod(0o600);
	await handle.sync();
	await handle.close();
	await rename(archive, file);
}

/** Unpacks an archive into a folder. Throws a StartProblem if it is damaged or incomplete, or has files that the backup had not. */
export async function readArchive(file: string, folder: string): Promise<Manifest> {
	// Tar takes the text before a colon in a name without slashes as the name of another machine.
	await runProgram('tar', ['-xf', resolve(file), '-C', folder, '--no-same-owner']);
	const text = await readFile(join(folder, manifestName), 'utf8').catch((cause: unknown) => {
		throw new StartProblem(`${file} is not a backup: it has no ${manifestName}`, { cause });
	});
	const manifest = parseManifest(text, file);
	await rm(join(folder, manifestName));
	const content = await hashContent(folder);
	requireSameFiles(manifest.files, content, file);
	const others = Object.keys(content).filter((path) => !(path in manifest.files));
	if (others.length > 0)
		throw new StartProblem(
			`${file} was changed after the backup: it also has ${others.join(', ')}`,
		);
	return manifest;
}

function parseManifest(text: string, file: string): Manifest {
	try {
		return manifestSchema.parse(JSON.parse(text));
	} catch (cause) {
		throw new StartProblem(`${file}: ${manifestName} is damaged, or of a newer version`, { cause });
	}
}

/** Throws a StartProblem that names the files that are missing or differ. */
export function requireSameFiles(
	expected: Record<string, string>,
	present: Record<string, string>,
	place: string,
): void {
	const different = Object.keys(expected).filter((path) => present[path] !== expected[path]);
	if (different.length === 0) return;
	const names = different.slice(0, 5).join(', ');
	throw new StartProblem(`${place}: ${different.length} files are missing or damaged: ${names}`);
}
