import { currencies } from '@website/contracts/currencies';
import { useMessages } from '~/i18n/context';
import { classNames } from '~/ui/class-names';
import { Table } from '~/ui/text/table';
import type { BlogElementProps } from '../element';
import { type TableShape, tableShape } from './table-shape';

interface CellProps {
	/** Inline HTML, sanitized on the server. */
	html: string;
	head?: 'col' | 'row' | undefined;
}

const sign = '[\\s\\d.,:%€$£×+−–~<>≈-]*';

const unit = `(?:kr\\.?|${[...currencies, 'USD'].join('|')})?`;

const onlyFigures = new RegExp(`^${sign}\\d${sign}${unit}$`);

/** A table cell. An empty cell is never a header cell, as it would label nothing. Numbers get tabular figures. */
function Cell({ html, head }: CellProps) {
	const content = {
		className: onlyFigures.test(html) ? 'tabular-nums' : undefined,
		dangerouslySetInnerHTML: { __html: html },
	};
	return head && html.trim() !== '' ? <th scope={head} {...content} /> : <td {...content} />;
}

/** A table with header cells (WCAG 1.3.1) that scrolls inside its own region, also by keyboard (WCAG 1.4.10, 2.1.1). */
export function BlogTable({ element }: Pick<BlogElementProps<'BlogTable'>, 'element'>) {
	const messages = useMessages();
	const { head, body, hasRowHeads, ...size } = tableShape(element);
	return (
		<div data-content-links="" className={classNames('max-w-[54rem]', minimumWidth(size))}>
			<Table caption={element.caption} label={element.caption || messages.table}>
				{head && (
					<thead>
						<tr>
							{head.map((cell) => (
								<Cell key={cell.key} html={cell.html} head="col" />
							))}
						</tr>
					</thead>
				)}
				<tbody>
					{body.map((row) => (
						<tr key={row.key}>
							{row.cells.map((cell, column) => (
								<Cell
									key={cell.key}
									html={cell.html}
									head={hasRowHeads && column === 0 ? 'row' : undefined}
								/>
							))}
						</tr>
					))}
				</tbody>
			</Table>
		</div>
	);
}

/** The minimum width, below which the table scrolls. Three columns of a few words each fit any screen. */
function minimumWidth({ columns, longestCell }: Pick<TableShape, 'columns' | 'longestCell'>) {
	if (columns >= 5) return '[&_table]:min-w-[44rem]';
	if (columns === 4) return '[&_table]:min-w-[36rem]';
	return columns === 3 && longestCell > 24 && '[&_table]:min-w-[30rem]';
}
