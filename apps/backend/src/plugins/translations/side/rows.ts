import type { Block, Field } from 'payload';
import type { CopiedPart, SideRow } from './model.ts';
import { pairs } from './pairs.ts';
import type { SideField, SidePassage } from './passages.ts';

export interface RowsContext {
	name: (labeled: Field | Block) => string;
	/** What the source's passages said when they were translated, for those that say something else now. */
	former: ReadonlyMap<SidePassage, string>;
}

interface Inside extends RowsContext {
	/** How many steps of each path lead to the part, which may have another position in the target. */
	inside: number;
}

/** The passages of a part in both languages, beside each other. */
export function rowsOf(
	left: readonly SideField[],
	right: readonly SideField[],
	context: Inside,
): SideRow[] {
	const keyOf = ({ place }: SideField) => place.path.slice(context.inside).join('.');
	const targets = new Map(right.map((field) => [keyOf(field), field]));
	const sources = new Set(left.map(keyOf));
	return [
		...left.flatMap((field) => fieldRows(field, targets.get(keyOf(field)), context)),
		...right
			.filter((field) => !sources.has(keyOf(field)))
			.flatMap((field) => fieldRows(undefined, field, context)),
	];
}

function fieldRows(
	left: SideField | undefined,
	right: SideField | undefined,
	{ name, former, inside }: Inside,
): SideRow[] {
	const field = left ?? right;
	if (!field) return [];
	const label = labelOf(field, inside, name);
	const copy = left && right ? copyOf(left, right) : null;
	const kinds = (field: SideField | undefined) => (field?.passages ?? []).map(({ kind }) => kind);
	return pairs(kinds(left), kinds(right))
		.map((pair): SideRow => {
			const from = pair.left === null ? undefined : left?.passages[pair.left];
			const to = pair.right === null ? undefined : right?.passages[pair.right];
			return {
				id: to?.id ?? null,
				label,
				source: from?.text ?? null,
				target: to?.text ?? null,
				before: (from && former.get(from)) ?? null,
				copy: from ? copy : null,
			};
		})
		.filter(({ source, target }) => Boolean(source) || Boolean(target));
}

/** Of a list of texts, the whole list. */
function copyOf(left: SideField, right: SideField): CopiedPart {
	const field = ({ place }: SideField) =>
		place.field.type === 'text' && place.field.hasMany ? place.path.slice(0, -1) : place.path;
	return { from: field(left).join('.'), to: field(right).join('.'), insert: false };
}

/** Such as "Steps 2 › Heading". */
function labelOf({ place }: SideField, inside: number, name: Inside['name']): string {
	const steps = [...place.path];
	const names: string[] = [];
	for (const around of place.around) {
		if (!('type' in around)) continue;
		steps.shift();
		const number = typeof steps[0] === 'number' ? steps.shift() : undefined;
		const isPart = place.path.length - steps.length <= inside;
		if (isPart) continue;
		names.push(
			[name(around), number === undefined ? '' : Number(number) + 1].filter(Boolean).join(' '),
		);
	}
	return names.filter(Boolean).join(' › ');
}
