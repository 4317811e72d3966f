import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '../support/test.ts';

const run = promisify(execFile);
const documentedOrigin = 'https://api.vimplo.example';

/** The Node samples of a Markdown page, in order, without the indentation of the surrounding list. */
const nodeSamples = (markdown: string) =>
	[...markdown.matchAll(/^( *)```node\n(.*?)```/gms)].map(([, indent = '', code = '']) =>
		code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
	);

/** Runs a sample in its own Node process and returns its output. */
async function runSample(code: string, token = ''): Promise<string> {
	const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', code], {
		env: { VIMPLO_TOKEN: token },
	});
	return stdout;
}

for (const path of ['/developers', '/da/udviklere', '/de/entwickler']) {
	test(`${path}: the samples run with the sandbox’s URL in place of the documented one @any-width`, async ({
		request,
		baseURL,
	}) => {
		const markdown = await (await request.get(`${path}.md`)).text();
		expect(markdown).toContain('`/api/try`');
		const [getKey = '', send = ''] = nodeSamples(markdown).map((code) =>
			code.replaceAll(documentedOrigin, `${baseURL}/api/try`),
		);
		const [, key = ''] = /key: '(sk_test_[\w-]+)'/.exec(await runSample(getKey)) ?? [];
		const message = await runSample(`${send}\nconsole.log(JSON.stringify({ id, status }));`, key);
		expect(JSON.parse(message)).toEqual({ id: expect.stringMatching(/^msg_/), status: 'queued' });
	});
}
