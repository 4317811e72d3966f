import { useLocation } from 'react-router';
import { type Category, categories, parts } from '../catalog/parts.ts';
import { sheetUrl } from './frame-url.ts';
import { categoryNames } from './sidebar.tsx';
import { useFrameHeight } from './use-frame-height.ts';
import { ViewControls } from './view-controls.tsx';
import { useViewSettings } from './view-settings.ts';

/** Previews of all parts. */
export function Overview() {
	const examples = parts.reduce((sum, part) => sum + part.examples.length, 0);
	return (
		<>
			<title>Gallery</title>
			<header className="page-header">
				<h1>
					{parts.length} parts, {examples} examples
				</h1>
				<ViewControls />
			</header>
			{categories.map((category) => (
				<section key={category} className="overview-room">
					<h2>{categoryNames[category]}</h2>
					<CategorySheet category={category} />
				</section>
			))}
		</>
	);
}

function CategorySheet({ category }: { category: Category }) {
	const { search } = useLocation();
	const [{ lang, scheme }] = useViewSettings();
	const url = sheetUrl({
		sheet: category,
		lang,
		scheme: scheme === 'dark' ? 'dark' : 'light',
		query: search,
	});
	const height = useFrameHeight(url, 700);
	return <iframe title={`Previews: ${categoryNames[category]}`} src={url} style={{ height }} />;
}
