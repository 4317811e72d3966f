import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { languages } from '../support/languages.ts';
import { fetchPages } from './fetch-pages.ts';

// These tests read the server's responses without a browser.

const run = promisify(execFile);
const nuChecker = process.env.NU_CHECKER_JAR;

for (const language of languages) {
	test(`every page in ${language.code} is valid HTML`, async ({ request }, testInfo) => {
		const pages = await fetchPages(request, language);
		expect(pages.size).toBeGreaterThan(30);

		const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });
		const faults: string[] = [];
		for (const [path, html] of pages) {
			const { results } = await validator.validateString(html, path);
			for (const { messages } of results) {
				for (const { message, selector } of messages) {
					faults.push(`${path} ${selector}: ${message}`);
				}
			}
		}
		expect(faults).toEqual([]);

		if (!nuChecker) return;
		const folder = testInfo.outputPath('pages');
		await mkdir(folder, { recursive: true });
		for (const [path, html] of pages) {
			await writeFile(join(folder, `${encodeURIComponent(path)}.html`), html);
		}
		// React writes a trailing slash in void elements, which has no effect.
		const filter = ['--filterpattern', 'Trailing slash on void elements.*'];
		const { stderr } = await run('java', [
			'-jar',
			nuChecker,
			'--exit-zero-always',
			...filter,
			folder,
		]);
		expect(stderr.trim().split('\n').filter(Boolean), 'the Nu HTML checker').toEqual([]);
	});
}
