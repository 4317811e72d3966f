import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '../support/test.ts';

const run = promisify(execFile);
const documented = 'https://api.vimplo.example';

/** The code for Node on a page as Markdown, in its order, without the indentation of the list that it stands in. */
const samplesIn = (markdown: string) =>
	[...markdown.matchAll(/^( *)```node\n(.*?)```/gms)].map(([, indent = '', code = '']) =>
		code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
	);

/** What a sample's code prints, run as a file of a developer's own. */
async function printed(code: string, token = ''): Promise<string> {
	const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', code], {
		env: { VIMPLO_TOKEN: token },
	});
	return stdout;
}

for (const path of ['/developers', '/da/udviklere', '/de/entwickler']) {
	test(`${path}: its code runs with the address that it says in the place of the documented one @any-width`, async ({
		request,
		baseURL,
	}) => {
		const markdown = await (await request.get(`${path}.md`)).text();
		expect(markdown).toContain('`/api/try`');
		const [getKey = '', send = ''] = samplesIn(markdown).map((code) =>
			code.replaceAll(documented, `${baseURL}/api/try`),
		);
		const [, key = ''] = /key: '(sk_test_[\w-]+)'/.exec(await printed(getKey)) ?? [];
		const message = await printed(`${send}\nconsole.log(JSON.stringify({ id, status }));`, key);
		expect(JSON.parse(message)).toEqual({ id: expect.stringMatching(/^msg_/), status: 'queued' });
	});
}
