// Migrates the database, and creates a missing SQLite database: npm run migrate -w apps/backend
import './plain-errors.ts';
import { openDatabase } from '../open-database.ts';

const payload = await openDatabase();
await payload.destroy();
process.exit(0);
