// Generates the images of the block picker in public/blocks, a small schematic for each block.
import { mkdirSync, writeFileSync } from 'node:fs';

const ink = '#0b1f33';
const soft = '#9fb0c3';
const pale = '#dfe7f0';
const accent = '#1b5fd0';

const rect = (x: number, y: number, w: number, h: number, fill: string, r = 3) =>
	`<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"/>`;
const title = (x: number, y: number, w: number) => rect(x, y, w, 8, ink);
const text = (x: number, y: number, w: number, count = 3) =>
	Array.from({ length: count }, (_, i) =>
		rect(x, y + i * 9, i === count - 1 ? w * 0.7 : w, 4, soft, 2),
	).join('');
const button = (x: number, y: number, w = 36) => rect(x, y, w, 12, accent, 6);
const dot = (x: number, y: number, r: number, fill = accent) =>
	`<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const image = (x: number, y: number, w: number, h: number) =>
	rect(x, y, w, h, pale, 6) +
	`<path d="M${x + w * 0.1} ${y + h * 0.9}l${w * 0.3} -${h * 0.45}l${w * 0.2} ${h * 0.2}l${w * 0.12} -${h * 0.15}l${w * 0.2} ${h * 0.4}z" fill="${soft}"/>`;
const columns = (count: number, draw: (x: number, w: number, index: number) => string) => {
	const w = (208 - (count - 1) * 10) / count;
	return Array.from({ length: count }, (_, i) => draw(16 + i * (w + 10), w, i)).join('');
};
const rows = (count: number, top: number, step: number, draw: (y: number, i: number) => string) =>
	Array.from({ length: count }, (_, i) => draw(top + i * step, i)).join('');
const frame = (x: number, y: number, w: number, h: number) =>
	`<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="6" fill="none" stroke="${soft}" stroke-width="2"/>`;

const pictures: Record<string, string> = {
	hero: title(16, 44, 90) + text(16, 62, 90) + button(16, 100) + image(124, 30, 100, 100),
	cleanHero: title(60, 44, 120) + text(70, 64, 100) + button(102, 102),
	testimonials: columns(
		2,
		(x, w) =>
			frame(x, 40, w, 80) +
			text(x + 10, 54, w - 20) +
			dot(x + 18, 104, 7, soft) +
			rect(x + 32, 101, 40, 5, ink),
	),
	references:
		title(16, 22, 80) +
		columns(3, (x, w) => image(x, 44, w, 48) + rect(x, 100, 30, 12, accent) + text(x, 120, w, 2)),
	integrations:
		title(16, 22, 80) +
		rows(2, 44, 48, (y) => columns(4, (x, w) => frame(x, y, w, 38) + dot(x + w / 2, y + 19, 9))),
	featureCards:
		title(16, 22, 80) +
		columns(3, (x, w) => frame(x, 44, w, 84) + dot(x + 16, 62, 7) + text(x + 10, 84, w - 20)),
	pricingTable: columns(
		3,
		(x, w, i) =>
			frame(x, 24, w, 112) +
			title(x + 10, 36, 30) +
			rect(x + 10, 54, 40, 14, i === 1 ? accent : ink) +
			text(x + 10, 80, w - 20, 4),
	),
	pricingOverview:
		button(16, 24, 50) +
		button(74, 24, 50) +
		rows(5, 48, 18, (y) => rect(16, y, 60, 6, soft) + rect(176, y, 48, 6, ink)),
	faq:
		title(16, 22, 80) +
		rows(
			4,
			46,
			24,
			(y) => frame(16, y, 208, 18) + rect(26, y + 6, 110, 5, soft) + rect(208, y + 7, 8, 3, ink),
		),
	stepGuide: rows(
		3,
		30,
		38,
		(y) => dot(28, y + 8, 10) + title(50, y, 80) + text(50, y + 14, 160, 1),
	),
	carousel:
		image(46, 36, 148, 84) +
		rect(0, 46, 34, 64, pale) +
		rect(206, 46, 34, 64, pale) +
		dot(108, 136, 3) +
		dot(120, 136, 3, soft) +
		dot(132, 136, 3, soft),
	linkList:
		title(16, 22, 80) +
		columns(2, (x, w) =>
			rows(4, 48, 24, (y) => rect(x, y, w * 0.6, 6, accent) + rect(x, y + 10, w * 0.9, 3, soft)),
		),
	richText: title(30, 22, 110) + text(30, 40, 180, 4) + title(30, 86, 80) + text(30, 104, 180, 4),
	mediaText: image(16, 34, 98, 92) + title(130, 44, 80) + text(130, 62, 94, 4) + button(130, 106),
	statistics: columns(3, (x, w) => rect(x, 58, w * 0.7, 20, ink) + text(x, 88, w, 2)),
	logoWall: rows(2, 44, 42, (y) => columns(4, (x, w) => rect(x, y, w, 28, pale, 6))),
	wideCta:
		rect(16, 36, 208, 88, ink, 8) +
		rect(40, 60, 100, 8, '#fff') +
		rect(40, 78, 80, 4, soft) +
		button(168, 70, 40),
	featureList: columns(2, (x, w) =>
		rows(
			4,
			34,
			28,
			(y) =>
				dot(x + 6, y + 6, 6) + title(x + 20, y, w * 0.5) + rect(x + 20, y + 12, w * 0.7, 4, soft),
		),
	),
	contactDetails:
		rows(
			3,
			36,
			32,
			(y) => dot(28, y + 8, 9) + title(46, y + 1, 50) + rect(46, y + 13, 70, 4, soft),
		) + image(140, 32, 84, 96),
	video: `${rect(30, 28, 180, 104, ink, 8)}<path d="M108 62v36l30-18z" fill="#fff"/>`,
	slider: image(16, 36, 100, 80) + image(126, 36, 98, 80) + rect(16, 124, 70, 4, soft),
	'blog-heading': rect(30, 66, 150, 14, ink) + rect(30, 90, 110, 8, soft),
	content: text(30, 40, 180, 4) + text(30, 90, 180, 4),
	media: frame(26, 26, 188, 92) + image(34, 34, 172, 76) + rect(34, 126, 90, 4, soft),
	'blog-feature-list': rows(
		4,
		34,
		28,
		(y) => dot(36, y + 5, 5) + title(52, y, 60) + rect(118, y + 2, 90, 4, soft),
	),
	signature: dot(46, 80, 20, pale) + title(78, 66, 70) + text(78, 84, 130, 2),
	ctaButton: rect(76, 66, 88, 28, accent, 14),
	'blog-wide-cta':
		rect(30, 40, 180, 80, pale, 8) + title(48, 58, 90) + text(48, 76, 90, 2) + button(156, 74, 40),
	featureBoxes: columns(
		3,
		(x, w) => rect(x, 40, w, 80, pale, 6) + title(x + 8, 52, w * 0.6) + text(x + 8, 70, w - 16, 4),
	),
	code:
		rect(24, 30, 192, 100, ink, 8) +
		rows(4, 48, 18, (y, i) =>
			rect(40 + (i % 3) * 12, y, 110 - i * 12, 5, i === 1 ? '#ffc533' : soft),
		),
	quote: rect(32, 44, 6, 72, accent) + text(54, 52, 150, 4) + rect(54, 102, 60, 5, ink),
	table:
		frame(24, 32, 192, 96) +
		rect(24, 32, 192, 22, pale) +
		rows(
			4,
			40,
			24,
			(y, i) =>
				rect(36, y, 40, 5, i ? soft : ink) +
				rect(100, y, 40, 5, i ? soft : ink) +
				rect(164, y, 40, 5, i ? soft : ink),
		),
};

const folder = `${import.meta.dirname}/../public/blocks`;
mkdirSync(folder, { recursive: true });
for (const [name, shapes] of Object.entries(pictures)) {
	writeFileSync(
		`${folder}/${name}.svg`,
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 160" width="240" height="160"><title>${name}</title><rect width="240" height="160" fill="#fff"/>${shapes}</svg>\n`,
	);
}
