import { expect, test } from '@playwright/test';
import type { Backend } from '../publishing/backend.ts';
import { type Fleet, startFleet } from '../support/fleet.ts';
import { startRedis, type TestRedis } from '../support/redis.ts';
import { sendVisitors, type Visitors } from '../support/visitors.ts';
import { changes, type Plan } from './changes.ts';

// Two nodes on one Redis, visitors on both all the time; the changes one after the other.
test.describe.configure({ mode: 'default' });

let redis: TestRedis;
let fleet: Fleet;
let editor: Backend;
let visitors: Visitors;

test.beforeAll(async () => {
	// Four programs are started.
	test.setTimeout(900_000);
	redis = await startRedis();
	fleet = await startFleet({ nodes: 2, environment: { REDIS_URL: redis.url } });
	editor = await fleet.signIn();
	const paths = ['/', '/sms', '/blog', '/pricing', '/da/om-os', '/da/blog'];
	// Nobody is turned away from a page that is there; the first one may take a busy machine longer than a node waits.
	for (const path of paths) await answers(path, 200);
	visitors = sendVisitors(
		fleet.nodes.map((node) => node.origin),
		paths,
	);
});

test.afterAll(async () => {
	await visitors?.stop();
	await fleet?.close();
	await redis?.kill();
	expect(visitors.turnedAway).toEqual([]);
});

interface Read {
	status: number;
	text: string;
	location: string | null;
}

async function read(path: string): Promise<Read[]> {
	return Promise.all(
		fleet.nodes.map(async ({ origin }) => {
			const response = await fetch(origin + path, { redirect: 'manual' });
			const { status, headers } = response;
			return { status, text: await response.text(), location: headers.get('location') };
		}),
	);
}

/** Waits until every node answers like this. A minute is far below the age of a page without a purge. */
async function answersAre<Answer>(path: string, of: (read: Read) => Answer, expected: Answer) {
	const answers = async () => (await read(path)).map(of);
	await expect
		.poll(answers, { message: path, timeout: 60_000 })
		.toEqual(fleet.nodes.map(() => expected));
}

const shows = (path: string, text: string, is: boolean) =>
	answersAre(path, (answer) => [answer.status, text, answer.text.includes(text)], [200, text, is]);

const answers = (path: string, status: number) =>
	answersAre(path, (answer) => answer.status, status);

async function isSeen(plan: Plan, isApplied: boolean): Promise<void> {
	for (const [path, text] of plan.shows ?? []) await shows(path, text, isApplied);
	for (const [path, text] of plan.hides ?? []) await shows(path, text, !isApplied);
	for (const [path, before, after] of plan.answers ?? [])
		await answers(path, isApplied ? after : before);
	for (const [path, text] of plan.tells ?? [])
		await answersAre(path, (answer) => answer.text.includes(text), isApplied);
	for (const [path, to] of plan.leads ?? [])
		await answersAre(path, ({ location }) => location, isApplied ? to : null);
}

for (const change of changes) {
	test(`every node shows ${change.name}`, async () => {
		const plan = await change.plan(editor);
		await isSeen(plan, false);
		await plan.apply();
		await isSeen(plan, true);
		await plan.undo();
		await isSeen(plan, false);
	});
}

test('every node shows what was published while Redis was away', async () => {
	const page = await editor.find('pages', 'integrations');
	const publish = (title: unknown) =>
		editor.update('pages', page.id, { title, _status: 'published' });
	await shows('/integrations', 'Axolotl', false);
	await redis.kill();
	await publish('Axolotl');
	await redis.start();
	await shows('/integrations', 'Axolotl', true);
	await publish(page.title);
	await shows('/integrations', 'Axolotl', false);
});
