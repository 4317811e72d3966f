import { expect, test } from '@playwright/test';
import type { Backend } from '../publishing/backend.ts';
import { type Fleet, startFleet } from '../support/fleet.ts';
import { startRedis, type TestRedis } from '../support/redis.ts';
import { startVisitors, type Visitors } from '../support/visitors.ts';
import { changes, type Plan } from './changes.ts';

// The tests run in order: they share two nodes with one Redis, and visitors send requests to both nodes all the time.
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
	// Visitors start once the pages respond: on a busy machine the first response may take longer than a node waits.
	for (const path of paths) await expectStatus(path, 200);
	visitors = startVisitors(
		fleet.nodes.map((node) => node.origin),
		paths,
	);
});

test.afterAll(async () => {
	await visitors?.stop();
	await fleet?.close();
	await redis?.kill();
	expect(visitors.failures).toEqual([]);
});

interface NodeResponse {
	status: number;
	text: string;
	location: string | null;
}

async function fetchFromNodes(path: string): Promise<NodeResponse[]> {
	return Promise.all(
		fleet.nodes.map(async ({ origin }) => {
			const response = await fetch(origin + path, { redirect: 'manual' });
			const { status, headers } = response;
			return { status, text: await response.text(), location: headers.get('location') };
		}),
	);
}

/** Waits until every node returns the expected value. The timeout is far below the age at which a page expires without revalidation. */
async function expectFromNodes<Value>(
	path: string,
	select: (response: NodeResponse) => Value,
	expected: Value,
) {
	const values = async () => (await fetchFromNodes(path)).map(select);
	await expect
		.poll(values, { message: path, timeout: 60_000 })
		.toEqual(fleet.nodes.map(() => expected));
}

const expectText = (path: string, text: string, isShown: boolean) =>
	expectFromNodes(path, (response) => [response.status, text, response.text.includes(text)], [
		200,
		text,
		isShown,
	]);

const expectStatus = (path: string, status: number) =>
	expectFromNodes(path, (response) => response.status, status);

async function expectEffects(plan: Plan, isApplied: boolean): Promise<void> {
	for (const [path, text] of plan.shows ?? []) await expectText(path, text, isApplied);
	for (const [path, text] of plan.hides ?? []) await expectText(path, text, !isApplied);
	for (const [path, before, after] of plan.statuses ?? [])
		await expectStatus(path, isApplied ? after : before);
	for (const [path, text] of plan.showsInError ?? [])
		await expectFromNodes(path, (response) => response.text.includes(text), isApplied);
	for (const [path, to] of plan.redirects ?? [])
		await expectFromNodes(path, ({ location }) => location, isApplied ? to : null);
}

/** One change of an address and one of prices, which every run tests. */
const inEveryRun = ['a page’s slug, also in the page below it and in every link', 'a price'];

for (const change of changes) {
	const tag = inEveryRun.includes(change.name) ? [] : '@everything';
	test(`every node shows and reverts a change: ${change.name}`, { tag }, async () => {
		const plan = await change.plan(editor);
		await expectEffects(plan, false);
		await plan.apply();
		await expectEffects(plan, true);
		await plan.undo();
		await expectEffects(plan, false);
	});
}

test('every node shows a change that was published while Redis was down', async () => {
	const page = await editor.find('pages', 'integrations');
	const publish = (title: unknown) =>
		editor.update('pages', page.id, { title, _status: 'published' });
	await expectText('/integrations', 'Axolotl', false);
	await redis.kill();
	await publish('Axolotl');
	await redis.start();
	await expectText('/integrations', 'Axolotl', true);
	await publish(page.title);
	await expectText('/integrations', 'Axolotl', false);
});
