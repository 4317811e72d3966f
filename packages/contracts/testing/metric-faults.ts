/** Units at the end of names, without `_total` (prometheus.io/docs/practices/naming). */
const units = ['seconds', 'bytes'];

/**
 * Checks metrics in Prometheus' text format against its conventions and returns the violations: names begin with the program's name,
 * counters end in `_total`, histograms in a base unit, an `_info` is a gauge, no metric is in milliseconds, no label is a unit, every
 * metric has a help.
 */
export function metricFaults(text: string, program: string): string[] {
	const types = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '', type = '']) => ({
		name,
		type,
	}));
	const helps = new Set([...text.matchAll(/^# HELP (\S+) \S/gm)].map(([, name]) => name));
	// The client library adds the metrics of Node and of the process.
	const programTypes = types.filter(({ name }) => !/^(process|nodejs)_/.test(name));
	if (programTypes.length === 0) return ['no metrics'];
	const faults = programTypes.flatMap(({ name, type }) => [
		...(helps.has(name) ? [] : [`${name} has no help`]),
		...(name.startsWith(`${program}_`) ? [] : [`${name} does not begin with ${program}_`]),
		...((type === 'counter') === name.endsWith('_total') ? [] : [`${name} is a ${type}`]),
		...(type !== 'histogram' || units.some((unit) => name.endsWith(`_${unit}`))
			? []
			: [`${name} has no unit`]),
		...(/_(ms|milliseconds|kb|mb|count|sum|bucket)$/.test(name)
			? [`${name} has an odd ending`]
			: []),
	]);
	return [...faults, ...(/\{[^}]*\b(unit|le)="(?![\d.+])/.test(text) ? ['a label is a unit'] : [])];
}
