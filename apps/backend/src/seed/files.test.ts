import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { ContentFiles } from './files.ts';

it('has the English text for locales without one, if asked for', () => {
	const root = mkdtempSync(join(tmpdir(), 'files-'));
	mkdirSync(join(root, 'pages'));
	writeFileSync(join(root, 'pages/en.yaml'), 'title: Home');
	writeFileSync(join(root, 'header.yaml'), 'key: header\nen: Menu\nda: Menuen');
	const locales = ['en', 'da', 'de'] as const;
	const files = new ContentFiles(root, { locales, inEnglishToo: true });
	expect(files.languages('pages', 'yaml')).toEqual(locales);
	expect(files.yaml('pages/de.yaml', z.unknown())).toEqual({ title: 'Home' });
	const header = { key: 'header', en: 'Menu', da: 'Menuen' };
	expect(files.yaml('header.yaml', z.unknown())).toEqual({ ...header, de: 'Menu' });
	expect(new ContentFiles(root, { locales }).languages('pages', 'yaml')).toEqual(['en']);
});
