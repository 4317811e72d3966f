import { classNames } from '~/ui/class-names';

/** Twelfths of the row that a card takes. */
type Span = 3 | 4 | 6 | 12;

interface FullRowsOptions {
	count: number;
	/** Most cards beside each other. */
	most: number;
	/** Which rows hold fewer and wider cards where the numbers do not come out even. */
	wide?: 'first' | 'last';
	/** Width from which two stand beside each other. */
	two?: keyof typeof pairs;
	/** Width from which more do; four wait for the next one. */
	more?: keyof typeof spanClasses;
	/** Plain texts of an odd number stay below each other until three fit: one that is stretched over a row has no edge that fills it. */
	isText?: boolean;
}

interface FullRows {
	/** Classes of the grid. */
	list: string;
	/** Classes of its nth child. */
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

/** Shares cards out over rows of at most four, as evenly as can be: every row is full. */
export function rowSpans(count: number, most: number, wide: 'first' | 'last' = 'first'): Span[] {
	const rows = Math.ceil(count / most);
	const longer = count % rows;
	return Array.from({ length: rows }, (_, row) => {
		const isLonger = wide === 'first' ? row >= rows - longer : row < longer;
		const length = Math.floor(count / rows) + (isLonger ? 1 : 0);
		return Array.from({ length }, () => spansByLength[length] ?? 12);
	}).flat();
}

/** How a list of cards is laid out so that none of its rows ends short, at any width. The list is a `grid` with gaps of its own. */
export function fullRows(options: FullRowsOptions): FullRows {
	const { count, wide, two = 'md', more = 'lg', isText = false } = options;
	const most = Math.min(Math.max(options.most, 1), 4);
	if (most === 1) return { list: '', card: () => '' };
	const isOdd = count % 2 === 1;
	const pair = isText && isOdd ? null : pairs[two];
	const spans = most > 2 ? rowSpans(count, more === 'lg' ? 3 : most, wide) : [];
	const widest = most === 4 && more === 'lg' ? rowSpans(count, most, wide) : [];
	return {
		list: classNames(pair?.list, most > 2 && twelfths[more]),
		card: (index) => {
			const [span, spanOfWidest] = [spans[index], widest[index]];
			return classNames(
				isOdd && index === count - 1 && pair?.whole,
				span && spanClasses[more][span],
				spanOfWidest && spanOfWidest !== span && spanClasses.xl[spanOfWidest],
			);
		},
	};
}
