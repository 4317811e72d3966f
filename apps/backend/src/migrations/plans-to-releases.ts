import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle';
import { z } from 'zod';

/** Runs a statement, whichever the database is. */
type Run = (statement: SQL) => Promise<{ rows: readonly Record<string, unknown>[] }>;

/** JSON in a column: a text on SQLite. */
const fromJson = (value: unknown): unknown =>
	typeof value === 'string' ? JSON.parse(value) : value;

const contentsShape = z.record(z.string(), z.unknown());
type Contents = Readonly<Record<string, unknown>>;

/** A plan, as jobs stored it. */
const planShape = z.object({
	type: z.enum(['publish', 'unpublish']).nullish(),
	locale: z.string().nullish(),
	doc: z.object({ relationTo: z.string(), value: z.coerce.number() }).nullish(),
	global: z.string().nullish(),
	user: z.object({ relationTo: z.literal('users'), value: z.coerce.number() }).nullish().catch(null),
	leads: z.string().nullish(),
	at: z.string().nullish(),
	timezone: z.string().nullish(),
	fixed: z.string().nullish(),
});
type Plan = z.infer<typeof planShape>;

const targetOf = ({ doc, global }: Plan): string =>
	doc ? `${doc.relationTo}:${doc.value}` : `global:${global}`;

/** The reason of a failed job. `trash` is a part of `gone` now. */
function failureOf(error: unknown): string {
	const message = z.object({ message: z.string() }).safeParse(fromJson(error)).data?.message;
	if (message === 'trash') return 'gone';
	return z.enum(['gone', 'planner', 'rights', 'checklist', 'program']).safeParse(message).data ?? 'program';
}

/** Moves what members publish into their rows, and returns what plans publish, by their names. */
async function moveContents(run: Run): Promise<ReadonlyMap<string, Contents>> {
	const { rows } = await run(sql`select key, data from payload_kv where key like 'fixed:%'`);
	const contents = new Map(
		rows.map(({ key, data }) => [String(key), contentsShape.parse(fromJson(data))]),
	);
	const { rows: members } = await run(sql`select id, target from release_members`);
	for (const { id, target } of members) {
		const content = contents.get(`fixed:member:${id}`)?.[String(target)];
		if (content)
			await run(sql`update release_members set content = ${JSON.stringify(content)} where id = ${id}`);
	}
	await run(sql`delete from payload_kv where key like 'fixed:%'`);
	return contents;
}

/** Creates a release of these members. */
async function createRelease(
	run: Run,
	title: string,
	languages: readonly unknown[],
	members: readonly (readonly [target: string, content: unknown, plan: Plan])[],
): Promise<unknown> {
	const { rows } = await run(sql`insert into releases (title) values (${title}) returning id`);
	const id = rows[0]?.id;
	for (const [index, language] of languages.entries())
		await run(sql`insert into releases_languages ("order", parent_id, value)
			values (${index + 1}, ${id}, ${language})`);
	for (const [target, content, { type, leads }] of members)
		await run(sql`insert into release_members (release, target, action, leads, content)
			values (${id}, ${target}, ${type ?? 'publish'}, ${leads ?? null},
				${content ? JSON.stringify(content) : null})`);
	return id;
}

/**
 * The release of a plan. It publishes what the plan stored: a planned release that was changed since, or has another plan, stays as it is
 * and gets a second one beside it.
 */
async function releaseOf(run: Run, plan: Plan, planned: Contents | undefined): Promise<unknown> {
	const target = targetOf(plan);
	if (plan.doc?.relationTo !== 'releases') {
		const { rows } = await run(sql`select title from translation_states
			where key like ${`${target}:%`} and title is not null
			order by case when language = ${plan.locale ?? 'en'} then 0 else 1 end`);
		const languages = plan.locale ? [plan.locale] : [];
		const title = String(rows[0]?.title ?? target);
		const id = await createRelease(run, title, languages, [[target, planned?.[target], plan]]);
		await run(sql`update releases set single = true where id = ${id}`);
		return id;
	}
	const id = plan.doc.value;
	const { rows: open } = await run(
		sql`select title from releases where id = ${id} and publish_at is null`,
	);
	const { rows: members } = await run(
		sql`select target, content from release_members where release = ${id} and published_at is null`,
	);
	const isUnchanged = members.every(
		({ target: key, content }) =>
			JSON.stringify(fromJson(content)) === JSON.stringify(planned?.[String(key)]),
	);
	if (open.length > 0 && (!planned || isUnchanged)) return id;
	const { rows } = await run(sql`select title from releases where id = ${id}`);
	const { rows: languages } = await run(
		sql`select value from releases_languages where parent_id = ${id} order by "order"`,
	);
	return createRelease(
		run,
		String(rows[0]?.title ?? target),
		languages.map(({ value }) => value),
		Object.entries(planned ?? {}).map(([key, content]) => [key, content, plan] as const),
	);
}

/** Makes a release of each plan that waits or failed, with the contents that it stored. Its job names the release. */
export async function plansToReleases(run: Run): Promise<void> {
	const contents = await moveContents(run);
	const { rows: jobs } = await run(sql`select id, input, wait_until, created_at, has_error, error
		from payload_jobs where task_slug = 'schedulePublish' and completed_at is null order by id`);
	const releases = new Map<string, unknown>();
	for (const { id: job, input, wait_until, created_at, has_error, error } of jobs) {
		const plan = planShape.safeParse(fromJson(input)).data;
		if (!plan || !(plan.doc ?? plan.global)) continue;
		const at = new Date(plan.at ?? String(wait_until ?? created_at)).toISOString();
		const release = await releaseOf(run, plan, contents.get(`fixed:${plan.fixed}`));
		releases.set(`${targetOf(plan)} ${plan.at}`, release);
		await run(sql`update releases set publish_at = ${at}, planner = ${plan.user?.value ?? null},
			time_zone = ${plan.timezone ?? null}, failure = ${has_error ? failureOf(error) : null}
			where id = ${release}`);
		await (has_error
			? run(sql`delete from payload_jobs where id = ${job}`)
			: run(sql`update payload_jobs set input = ${JSON.stringify({ release, at })} where id = ${job}`));
	}
	const { rows: mails } = await run(
		sql`select id, input from payload_jobs where task_slug = 'tellPlanner' and completed_at is null`,
	);
	const mailShape = z.object({ plan: planShape, details: z.array(z.string()) });
	for (const { id, input } of mails) {
		const mail = mailShape.safeParse(fromJson(input)).data;
		const release = mail && releases.get(`${targetOf(mail.plan)} ${mail.plan.at}`);
		if (release)
			await run(sql`update payload_jobs
				set input = ${JSON.stringify({ release, details: mail.details })} where id = ${id}`);
	}
}
