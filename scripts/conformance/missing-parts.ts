import { contract } from '../../apps/site/app/content/endpoint/contract/contract.server.ts';
import { contractExtras } from '../../apps/site/app/content/endpoint/contract/contract-extras.ts';
import type { Lesson } from '../../apps/site/app/content/endpoint/question/ask.server.ts';
import type { Finding } from './report.ts';

const extras = new Map(contractExtras(contract).map(({ name, without }) => [name, without]));

/** Types whose fields the specification lists (section 3); those of sections, elements and animations it leaves open. */
const specifiedTypes =
	/^(Query|BlogOverview|PostConnection|Page|Post|Product|OperatorPrice|Author|Category|Translation|TranslatedSlug|Seo|Breadcrumb|Footer\w*|CallToAction|Link|Button)\./;

/** What an endpoint lacks of an operation, part by part, with what the site does without it. */
export function missingParts({ without }: Lesson): Finding[] {
	return without.flatMap((name): Finding[] => {
		const effect = extras.get(name);
		if (effect !== undefined) return [{ asked: name, level: 'more', ok: false, note: effect }];
		if (specifiedTypes.test(name)) {
			return [{ asked: name, level: 'specified', ok: false, note: 'missing; left empty' }];
		}
		// Ids of sections are made of their place.
		return name.endsWith('.id')
			? []
			: [{ asked: name, level: 'more', ok: false, note: 'left empty' }];
	});
}
