import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namedMetrics } from '@website/contracts/testing/named-metrics';
import { expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';
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

it('selectors and labels of the Kubernetes manifests belong together', () => {
	const manifests = files
		.filter((file) => file.includes('kubernetes'))
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

it('the alerting rules have the form of Prometheus, and each is explained', () => {
	const [document] = parseAllDocuments(read('deploy/monitoring/rules.yaml'));
	const rules = ruleFile.parse(document?.toJS()).groups.flatMap((group) => group.rules);
	const guide = read('docs/operations.md');
	for (const { alert } of rules) expect(guide).toContain(`\`${alert}\``);
});

it('the alerting rules and the dashboard name metrics of the backend that exist', () => {
	const names = metrics()
		.registry.getMetricsAsArray()
		.map(({ name }) => name);
	expect(namedMetrics('backend').size).toBeGreaterThan(4);
	expect([...namedMetrics('backend')].filter((name) => !names.includes(name))).toEqual([]);
});
