import { useParams } from 'react-router';
import { findPart, type Part } from '../catalog/parts.ts';
import { Facts } from './facts.tsx';
import { categoryNames } from './sidebar.tsx';
import { Stage } from './stage.tsx';
import { ViewControls } from './view-controls.tsx';
import { useViewSettings } from './view-settings.ts';
import { WidthControls } from './width-controls.tsx';

/** The page of a part: examples at a selectable width, fields and usage. */
export function PartPage() {
	const id = useParams()['*'] ?? '';
	const part = findPart(id);
	if (!part) {
		return (
			<header className="page-header">
				<h1>There is no part {id}</h1>
			</header>
		);
	}
	return (
		<>
			<title>{`${part.name} · Gallery`}</title>
			<header className="page-header">
				<div>
					<p className="page-room">{categoryNames[part.category]}</p>
					<h1>{part.name}</h1>
					<p className="page-description">{part.facts.description}</p>
				</div>
				<ViewControls />
			</header>
			<Examples key={part.id} part={part} />
			<Facts facts={part.facts} />
		</>
	);
}

function Examples({ part }: { part: Part }) {
	const [settings, change] = useViewSettings();
	const { lang, scheme, width } = settings;
	const example = part.examples.find(({ name }) => name === settings.example) ?? part.examples[0];
	if (!example) return null;
	const schemes = scheme === 'both' ? (['light', 'dark'] as const) : ([scheme] as const);
	return (
		<section className="examples" aria-label="Examples">
			<div className="example-bar">
				<ul className="example-tabs">
					{part.examples.map(({ name }) => (
						<li key={name}>
							<button
								type="button"
								aria-current={name === example.name}
								onClick={() => change({ example: name })}
							>
								{name}
							</button>
						</li>
					))}
				</ul>
				<WidthControls width={width} onChange={(next) => change({ width: next })} />
			</div>
			<div className="stages" data-count={schemes.length}>
				{schemes.map((one) => (
					<Stage
						key={one}
						part={part}
						frame={{ part: part.id, example: example.name, lang, scheme: one }}
						width={width}
						onResize={(next) => change({ width: next })}
					/>
				))}
			</div>
		</section>
	);
}
