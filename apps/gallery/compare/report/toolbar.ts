import type { Shot } from '../pictures.ts';
import { escapeHtml } from './escape-html.ts';

const modes = [
	['side', 'Side by side'],
	['slider', 'Slider'],
	['flicker', 'Flicker'],
	['marked', 'Difference'],
] as const;

/** Renders controls for the display mode, the order and filters. Filters with a single value are omitted. */
export function toolbar(shots: readonly Shot[]): string {
	const values = (select: (shot: Shot) => string) =>
		[...new Set(shots.map(select))].sort(compareNatural);
	const parts = values(({ part }) => part);
	return `<form class="bar" aria-label="View options">
<fieldset class="choice"><legend>Show</legend>${modes.map(([value, text], index) => radio('mode', value, text, index === 0, String(index + 1))).join('')}</fieldset>
<label class="field">Part<select name="part"><option value="">All ${parts.length}</option>${partOptions(parts)}</select></label>
${choice(
	'lang',
	'Language',
	values(({ lang }) => lang),
	(value) => value.toUpperCase(),
)}
${choice(
	'scheme',
	'Scheme',
	values(({ scheme }) => scheme),
)}
${choice(
	'width',
	'Width',
	values(({ width }) => String(width)),
	(value) => `${value} px`,
)}
<label class="field">Order<select name="order"><option value="share">Most changed first</option><option value="part">By part</option></select></label>
<output></output>
<p class="keys"><kbd>J</kbd> next <kbd>K</kbd> back <kbd>1</kbd>–<kbd>4</kbd> show</p>
</form>`;
}

const compareNatural = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });

const radio = (name: string, value: string, text: string, isChecked: boolean, key = '') =>
	`<label><input type="radio" name="${name}" value="${value}"${isChecked ? ' checked' : ''}${key && ` aria-keyshortcuts="${key}"`}><span>${escapeHtml(text)}</span></label>`;

function choice(
	name: string,
	legend: string,
	values: readonly string[],
	text = (value: string) => value.charAt(0).toUpperCase() + value.slice(1),
): string {
	if (values.length < 2) return '';
	const options = values.map((value) => radio(name, value, text(value), false)).join('');
	return `<fieldset class="choice"><legend>${legend}</legend>${radio(name, '', 'All', true)}${options}</fieldset>`;
}

/** Groups parts by category; a whole category can be selected too. */
function partOptions(parts: readonly string[]): string {
	return [...Map.groupBy(parts, (part) => part.split('/')[0] ?? '')]
		.map(([category, members]) => {
			const options = members.map(
				(part) =>
					`<option value="${escapeHtml(part)}">${escapeHtml(part.slice(category.length + 1))}</option>`,
			);
			return `<optgroup label="${category}"><option value="${category}/">All of ${category}</option>${options.join('')}</optgroup>`;
		})
		.join('');
}
