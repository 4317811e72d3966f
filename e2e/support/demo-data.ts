import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const folder = process.env.E2E_DATA_FOLDER ?? '';
const copy = join(folder, 'demo');

/** Global setup: copies the database, the media and the secrets of the backend before tests change them. */
export default function storeDemoData(): void {
	const database = new DatabaseSync(join(folder, 'backend.db'));
	cpSync(join(folder, 'media'), join(copy, 'media'), { recursive: true });
	cpSync(join(folder, 'secrets.json'), join(copy, 'secrets.json'));
	database.exec(`vacuum into '${join(copy, 'backend.db')}'`);
	database.close();
}

/** Copies the stored data into the data folder of another backend, which then does not import the demo content again. */
export const copyDemoData = (dataFolder: string): void =>
	cpSync(copy, dataFolder, { recursive: true });
