import { classNames } from '~/ui/class-names';

/** The number of columns that a card spans in a grid of twelve. */
type Span = 3 | 4 | 6 | 12;

interface FullRowsOptions {
	count: number;
	/** The maximum number of cards in a row. */
	maxColumns: number;
	/** The position of the rows with fewer, wider cards if the rows differ in length. */
	wideRows?: 'first' | 'last';
	/** The breakpoint from which two cards share a row. */
	pairFrom?: keyof typeof pairs;
	/** The breakpoint from which more than two cards share a row; four need the next breakpoint. */
	moreFrom?: keyof typeof spanClasses;
	/** True for cards without a border. An odd number of them is stacked until three fit, because a single text would not fill its row. */
	isText?: boolean;
}

interface FullRows {
	/** The classes of the grid. */
	list: string;
	/** The classes of its nth child. */
	card: (index: number) => string;
}

const pairs = {
	sm: { list: 'sm:grid-cols-2', whole: 'sm:col-span-2' },
	md: { list: 'md:grid-cols-2', whole: 'md:col-span-2' },
};
const twelfths = { lg: 'lg:grid-cols-12', xl: 'xl:grid-cols-12' };
const spanClasses: Record<keyof typeof twelfths, Record<Span, string>> = {
	lg: { 3: 'lg:col-span-3', 4: 'lg:col-span-4', 6: 'lg:col-span-6', 12: 'lg:col-span-12' },
	xl: { 3: 'xl:col-span-3', 4: 'xl:col-span-4', 6: 'xl:col-span-6', 12: 'xl:col-span-12' },
};
const spansByLength: Record<number, Span> = { 1: 12, 2: 6, 3: 4, 4: 3 };

/** Distributes cards as evenly as possible over full rows. Returns the span of each card. */
export function rowSpans(
	count: number,
	maxColumns: number,
	wideRows: 'first' | 'last' = 'first',
): Span[] {
	const rows = Math.ceil(count / maxColumns);
	const longer = count % rows;
	return Array.from({ length: rows }, (_, row) => {
		const isLonger = wideRows === 'first' ? row >= rows - longer : row < longer;
		const length = Math.floor(count / rows) + (isLonger ? 1 : 0);
		return Array.from({ length }, () => spansByLength[length] ?? 12);
	}).flat();
}

/** The grid classes for a list of cards whose rows are all full, at any width. The list must be a `grid` with its own gaps. */
export function fullRows(options: FullRowsOptions): FullRows {
	const { count, wideRows, pairFrom = 'md', moreFrom = 'lg', isText = false } = options;
	const maxColumns = Math.min(Math.max(options.maxColumns, 1), 4);
	if (maxColumns === 1) return { list: '', card: () => '' };
	const isOdd = count % 2 === 1;
	const pair = isText && isOdd ? null : pairs[pairFrom];
	const spans = maxColumns > 2 ? rowSpans(count, moreFrom === 'lg' ? 3 : maxColumns, wideRows) : [];
	const widest = maxColumns === 4 && moreFrom === 'lg' ? rowSpans(count, maxColumns, wideRows) : [];
	return {
		list: classNames(pair?.list, maxColumns > 2 && twelfths[moreFrom]),
		card: (index) => {
			const [span, spanOfWidest] = [spans[index], widest[index]];
			return classNames(
				isOdd && index === count - 1 && pair?.whole,
				span && spanClasses[moreFrom][span],
				spanOfWidest && spanOfWidest !== span && spanClasses.xl[spanOfWidest],
			);
		},
	};
}
