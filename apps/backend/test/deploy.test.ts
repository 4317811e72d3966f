import { spawnSync } from 'node:child_process';
import {
	cpSync,
	globSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseEnv } from 'node:util';
import { namedMetrics } from '@website/contracts/testing/named-metrics';
import { Ajv } from 'ajv';
import { afterAll, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { parseEnvironment } from '../src/platform/environment.ts';
import { metrics } from '../src/platform/observability/metrics.ts';

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const files = globSync('deploy/**/*.yaml', { cwd: root }).sort();
const documented = new Set(
	[...read('.env.example').matchAll(/^#([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name),
);

const labels = z.record(z.string(), z.string());
const manifest = z.object({
	apiVersion: z.string(),
	kind: z.string(),
	metadata: z.object({ name: z.string() }),
	spec: z
		.looseObject({
			selector: z.union([z.object({ matchLabels: labels }), labels]).optional(),
			template: z.looseObject({ metadata: z.object({ labels }) }).optional(),
		})
		.optional(),
});

it.each(files)('%s is valid YAML and names only documented settings', (file) => {
	const text = read(file);
	for (const document of parseAllDocuments(text)) expect(document.errors).toEqual([]);
	const names = [
		...text.matchAll(/\{ name: ([A-Z][A-Z0-9_]+),/g),
		...text.matchAll(/^ {2,6}([A-Z][A-Z0-9_]+): /gm),
	].map(([, name]) => name);
	expect(names.filter((name) => !documented.has(name))).toEqual([]);
});

it('Compose keeps the secrets of the backend from the site', () => {
	const { services } = parse(read('deploy/compose.yaml'), { merge: true });
	const [, backendSettings = ''] = read('.env.example').split(
		/^# --- (?:Backend|Site: sources) .*$/m,
	);
	const secrets = [
		...backendSettings.matchAll(/^#(\w*(?:_KEY|_KEY_ID|PASSWORD|SECRET|(?:DATABASE|SMTP)_URL))=/gm),
	];
	expect(secrets.length).toBeGreaterThan(7);
	for (const [, name = ''] of secrets)
		expect([name, services.site.environment[name]]).toEqual([name, '']);
});

const kubernetes = files.filter((file) => file.includes('kubernetes'));

it.each(kubernetes)('%s has only kinds and fields of Kubernetes', (file) => {
	const schemas = new Ajv({ allErrors: true, allowUnionTypes: true }).addSchema(
		parse(read('apps/backend/test/kubernetes-schemas.yaml')),
		'kubernetes',
	);
	const problems = parseAllDocuments(read(file)).flatMap((document) => {
		const { kind, metadata } = manifest.parse(document.toJS());
		const validate = schemas.getSchema(`kubernetes#/definitions/${kind}`);
		if (!validate) return [`There is no kind ${kind}`];
		validate(document.toJS());
		return (validate.errors ?? []).map(({ instancePath, message, params }) =>
			[kind, metadata.name, instancePath, message, JSON.stringify(params)].join(' '),
		);
	});
	expect(problems).toEqual([]);
});

const folder = mkdtempSync(join(tmpdir(), 'deploy-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const isInstalled = (program: string) => !spawnSync(program, ['--version']).error;

/** Copies files of `deploy` to a temporary folder, with other paths in place of those of a production machine. */
function copies(pattern: string, replaced: string, path: string): string[] {
	return globSync(pattern, { cwd: root }).map((file) => {
		const copy = join(folder, basename(file));
		writeFileSync(copy, read(file).replaceAll(replaced, path));
		return copy;
	});
}

function check(program: string, ...args: string[]): string {
	const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
	// systemd only warns about keys that it does not know.
	return status === 0 && !stderr.includes('Unknown') ? '' : stderr;
}

it('deploy/env.sh writes secrets that the programs accept, and replaces no file', () => {
	cpSync(join(root, 'deploy/env.sh'), join(folder, 'deploy/env.sh'));
	const write = (...urls: string[]) =>
		spawnSync('sh', [join(folder, 'deploy/env.sh'), ...urls]).status;
	expect(write('https://www.example.com')).toBeGreaterThan(0);
	expect(write('https://www.example.com', 'https://cms.example.com')).toBe(0);
	const settings = parseEnv(readFileSync(join(folder, '.env'), 'utf8'));
	expect(parseEnvironment(settings)).toMatchObject({ SITE_URL: 'https://www.example.com' });
	expect(write('https://www.example.com', 'https://cms.example.com')).toBeGreaterThan(0);
});

it.skipIf(!isInstalled('nginx'))('nginx accepts its files together (needs nginx)', () => {
	mkdirSync(join(folder, 'cache'));
	const includes = copies('deploy/nginx/*.conf', '/var/lib/nginx', join(folder, 'cache'))
		.map((file) => `include ${file};`)
		.join('\n');
	// Without root, nginx can't create its own.
	const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
		.map((name) => `${name}_temp_path ${folder}/${name};`)
		.join('\n');
	const main = join(folder, 'nginx.main');
	writeFileSync(main, `pid ${folder}/pid;\nevents {}\nhttp {\n${temporary}\n${includes}\n}\n`);
	expect(check('nginx', '-t', '-e', 'stderr', '-c', main)).toBe('');
});

it.skipIf(!isInstalled('systemd-analyze'))(
	'systemd accepts its units (needs systemd-analyze)',
	() => {
		const units = copies(
			'deploy/systemd/website*',
			'/opt/website/node_modules/.bin/node',
			process.execPath,
		);
		expect(check('systemd-analyze', 'verify', '--man=no', ...units)).toBe('');
	},
);

it.each(globSync('deploy/systemd/env/*', { cwd: root }))('%s has documented settings', (file) => {
	const names = [...read(file).matchAll(/^([A-Z0-9_]+)=./gm)].map(([, name]) => name);
	expect(names.length).toBeGreaterThan(5);
	expect(names.filter((name) => !documented.has(name))).toEqual([]);
});

it.skipIf(!isInstalled('promtool'))(
	'Prometheus accepts the alerting rules (needs promtool)',
	() => {
		expect(check('promtool', 'check', 'rules', join(root, 'deploy/monitoring/rules.yaml'))).toBe(
			'',
		);
	},
);

it('selectors and labels of the Kubernetes manifests belong together', () => {
	const manifests = kubernetes
		.flatMap((file) => parseAllDocuments(read(file)))
		.map((document) => manifest.parse(document.toJS()));
	const apps = manifests.map(({ spec }) => spec?.template?.metadata.labels.app);
	for (const { spec } of manifests) {
		const selected = Object(spec?.selector).matchLabels?.app ?? Object(spec?.selector).app;
		if (selected !== undefined) expect(apps).toContain(selected);
	}
	expect(new Set(manifests.map(({ kind, metadata }) => `${kind} ${metadata.name}`)).size).toBe(
		manifests.length,
	);
});

it('systemd, compose and the image start the programs that exist', () => {
	const programs = [...globSync('deploy/systemd/*.service', { cwd: root }), 'deploy/Dockerfile']
		.map(read)
		.flatMap((text) => [...text.matchAll(/(?:apps\/site\/server|src\/start)[\w/]*\.ts/g)])
		.map(([path]) => (path.startsWith('src/') ? `apps/backend/${path}` : path));
	expect(programs.length).toBeGreaterThan(4);
	for (const program of programs) expect(read(program)).not.toBe('');
});

const rule = z.strictObject({
	alert: z.string().regex(/^[A-Z]\w+$/),
	expr: z.string(),
	for: z
		.string()
		.regex(/^\d+m$/)
		.optional(),
	labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
	annotations: z.strictObject({ summary: z.string() }),
});
const ruleFile = z.strictObject({
	groups: z.array(z.strictObject({ name: z.string(), rules: z.array(rule) })),
});

it('the alerting rules have the form of Prometheus, each is explained, and a test rehearses it', () => {
	const [document] = parseAllDocuments(read('deploy/monitoring/rules.yaml'));
	const rules = ruleFile.parse(document?.toJS()).groups.flatMap((group) => group.rules);
	const guide = read('docs/operations.md');
	for (const { alert } of rules) expect(guide).toContain(`\`${alert}\``);
	const failures = guide.split('## Failures')[1]?.match(/^\d+\. .*$/gm) ?? [];
	expect(failures.length).toBeGreaterThan(9);
	expect(failures.filter((failure) => !/\(`[^()]+\.(?:test|spec)\.ts`\)$/.test(failure))).toEqual(
		[],
	);
});

it('the alerting rules and the dashboard name metrics of the backend that exist', () => {
	const names = metrics()
		.registry.getMetricsAsArray()
		.map(({ name }) => name);
	expect(namedMetrics('backend').size).toBeGreaterThan(4);
	expect([...namedMetrics('backend')].filter((name) => !names.includes(name))).toEqual([]);
});
