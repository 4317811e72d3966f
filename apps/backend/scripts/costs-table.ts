import { rootFieldCosts } from '../src/api/graphql/field-costs.ts';
import { limits as contentLimits } from '../src/api/graphql/limits.ts';
import { publicEndpoints } from '../src/platform/http/public-endpoints.ts';
import { limits } from '../src/platform/limits.ts';
import { table } from './rights-table.ts';

const section =
	/(<!-- costs: written by `npm run generate -w apps\/backend` -->\n)[\s\S]*?(<!-- end of costs -->)/;

const largestLists: Readonly<Record<string, number>> = contentLimits.largestLists;

/** The document with updated tables of the costs of anonymous fields and routes. */
export function withCosts(document: string): string {
	const fields = Object.entries(rootFieldCosts).map(([name, cost]) => {
		const entries = largestLists[name] ?? 1;
		const most = cost * entries;
		return [
			`\`${name}\``,
			entries > 1 ? `${cost} × ${entries}` : String(cost),
			String(Math.floor(contentLimits.cost / most)),
		];
	});
	const routes = publicEndpoints.map(({ methods, path, rate, statements }) => [
		`${methods.join(', ')} \`${path}\``,
		String(statements),
		rate ? String(limits.clients.perMinute[rate]) : '–',
	]);
	const lines = [
		table(['field of the content endpoint', 'cost', 'uses in a query'], fields),
		table(['route', 'statements without credentials', 'a minute for each client'], routes),
	].join('\n\n');
	return document.replace(section, (_all, begin, end) => `${begin}\n${lines}\n\n${end}`);
}
