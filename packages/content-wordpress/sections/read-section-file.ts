import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import {
	noSectionFile,
	parseSectionFile,
	type SectionFile,
	SectionFileError,
} from './section-file.ts';

/** Reads a section file; without a path, returns an empty one. Throws a SectionFileError if it cannot be read or is invalid. */
export async function readSectionFile(path: string | undefined): Promise<SectionFile> {
	if (!path) return noSectionFile;
	const text = await readFile(path, 'utf8').catch((cause: unknown) => {
		throw new SectionFileError(`${path} cannot be read`, { cause });
	});
	return parseSectionFile(text, basename(path));
}
