import { type Meaning, range } from '../meaning.js';

/** Schools, media, food, games and sports. */
export const leisure: readonly Meaning[] = [
  {
    names: 'grade, letter grade, final grade, course grade',
    list: 'A=22, B=34, C=28, D=11, F=5',
    numbers: range(0, 100),
  },
  {
    names: 'grade, grade level, school grade',
    of: 'student, pupil, school, class',
    list: '9=26, 10=26, 11=24, 12=24',
    numbers: range(1, 12),
  },
  { names: 'gpa', numbers: range(1.5, 4, undefined, 2) },
  {
    names: 'credit, credits, credit hour',
    of: 'course, class, module, enrollment, subject',
    numbers: range(1, 6),
  },
  {
    names: 'semester, academic term, term',
    list: 'Fall 2024=26, Spring 2025=26, Fall 2023=24, Spring 2024=24',
  },
  { names: 'academic year, school year', list: '2022/2023, 2023/2024, 2024/2025' },
  {
    names: 'subject, school subject, course subject',
    of: 'course, class, lesson, teacher, exam, student, grade, school',
    list: 'Mathematics=20, English=18, Biology=13, History=13, Chemistry=11, Physics=11, Art=7, Geography=7',
  },
  {
    names: 'name, title',
    of: 'subject',
    list: 'Mathematics, English, Biology, History, Chemistry, Physics, Art, Geography, Music, Economics',
  },
  {
    names: 'name, title, course name, course title',
    of: 'course, class, module, training, workshop, program, curriculum',
    list: 'Introduction to Biology, Calculus I, World History, Organic Chemistry, Data Structures, Microeconomics, Creative Writing, Art History, Statistics, Public Speaking, Linear Algebra, Machine Learning, Marketing Basics, Human Anatomy',
  },
  {
    names: 'course, course name, course title',
    list: 'Introduction to Biology, Calculus I, World History, Organic Chemistry, Data Structures, Microeconomics, Creative Writing, Art History, Statistics, Public Speaking',
  },
  {
    names: 'code, course code',
    of: 'course, class, module, subject',
    type: 'string',
    constraints: { pattern: '(BIO|MATH|HIS|CHEM|CS|ECON|ART)[1-4][0-9]{2}' },
  },
  {
    names: 'lesson type, activity type',
    of: 'lesson, course, module, learning',
    list: 'video=42, reading=28, quiz=20, assignment=10',
  },
  {
    names: 'type, kind',
    of: 'lesson, exam, assessment, assignment, quiz',
    list: 'quiz=34, homework=32, project=16, exam=18',
  },
  { names: 'question type', list: 'multiple_choice=54, true_false=18, short_answer=18, essay=10' },
  {
    names: 'genre, music genre',
    list: 'Drama=18, Comedy=16, Action=16, Rock=12, Pop=14, Jazz=6, Fantasy=9, Documentary=9',
  },
  {
    names: 'genre',
    of: 'song, track, album, artist, music, band, playlist',
    list: 'Pop=28, Rock=22, Hip-Hop=18, Electronic=12, Jazz=8, Classical=6, Country=6',
  },
  {
    names: 'genre',
    of: 'book, novel',
    list: 'Fiction=24, Mystery=18, Romance=18, Fantasy=16, Biography=12, History=12',
  },
  {
    names: 'genre',
    of: 'game',
    list: 'Action=24, Adventure=18, Role-Playing=18, Strategy=14, Puzzle=14, Sports=12',
  },
  { names: 'content rating, age rating, mpaa rating', list: 'G=14, PG=22, PG-13=36, R=28' },
  {
    names: 'cuisine, cuisine type',
    list: 'Italian=22, Mexican=16, Chinese=16, Japanese=12, Indian=14, Thai=10, French=10',
  },
  {
    names: 'name, title',
    of: 'dish, recipe, meal, menu, food',
    list: 'Margherita Pizza, Chicken Curry, Caesar Salad, Beef Tacos, Tomato Soup, Pad Thai, Grilled Salmon, Mushroom Risotto, Apple Pie, Pancakes, Lentil Stew, Fish and Chips',
  },
  {
    names: 'ingredient',
    list: 'flour, sugar, salt, butter, eggs, milk, onion, garlic, tomato, olive oil, chicken, rice',
  },
  { names: 'meal, meal type', list: 'breakfast=26, lunch=32, dinner=34, snack=8' },
  {
    names: 'diet, dietary preference, dietary restriction, diet type',
    list: 'none=58, vegetarian=18, vegan=10, gluten-free=9, halal=5',
  },
  {
    names: 'sport, sport type',
    list: 'football=28, basketball=20, tennis=14, swimming=12, running=16, cycling=10',
  },
  {
    names: 'position',
    of: 'player, athlete, team, football, soccer',
    list: 'goalkeeper=10, defender=34, midfielder=34, forward=22',
  },
  {
    names: 'character class, class, hero class',
    of: 'character, player, hero, game, avatar',
    list: 'warrior=28, mage=22, rogue=20, healer=14, ranger=16',
  },
  { names: 'rarity', list: 'common=52, uncommon=26, rare=14, epic=6, legendary=2' },
  {
    names: 'name, title',
    of: 'item, weapon, armor, loot, achievement, quest, badge, ability, spell',
    list: 'First Steps, Dragon Slayer, Treasure Hunter, Iron Will, Night Watch, Swift Blade, Storm Shield, Healing Light, Lost Temple, Master Builder, Silver Tongue, Long Journey',
  },
  {
    names: 'item type, weapon type',
    of: 'weapon, loot, game, player, character, hero',
    list: 'weapon=30, armor=26, potion=24, material=20',
  },
  {
    names: 'game mode, mode, match type',
    of: 'game, match, session, player, leaderboard',
    list: 'ranked=46, casual=38, tournament=6, training=10',
  },
  {
    names: 'rank, league, tier, division',
    of: 'player, ranking, leaderboard, season, game',
    list: 'bronze=30, silver=28, gold=22, platinum=13, diamond=7',
    numbers: range(1, 1000, 90),
  },
  { names: 'map, map name', list: 'Harbor, Canyon, Old City, Frozen Lake, Desert Base, Skyline' },
  {
    names: 'level, player level, character level',
    of: 'player, character, game, user, hero, profile',
    numbers: range(1, 100, 14),
  },
  {
    names: 'xp, experience point, experience',
    of: 'player, character, game, hero, quest, user',
    numbers: range(0, 500_000, 9000),
  },
  {
    names: 'hp, health, hit point, mana, stamina, max health',
    of: 'player, character, game, hero, monster, enemy',
    numbers: range(1, 500, 110),
  },
  {
    names:
      'attack, defense, strength, agility, damage, power, armor, attack power, defence, intelligence',
    of: 'player, character, game, hero, monster, item, weapon, enemy',
    numbers: range(1, 250, 40),
  },
  { names: 'kill, death, assist, goal, win, loss, goals scored', numbers: range(0, 60, 5) },
  {
    names: 'coin, gold, gem, diamond',
    of: 'player, character, game, user, wallet, reward',
    numbers: range(0, 90_000, 600),
  },
  {
    names: 'hazard class, cargo type, freight type, package type',
    list: 'parcel=52, pallet=28, envelope=14, container=6',
  },
  { names: 'incoterm', list: 'EXW, FOB, CIF, DAP, DDP' },
  {
    names: 'transport mode, transportation mode, mode of transport, travel mode',
    list: 'road=58, air=16, sea=18, rail=8',
  },
  { names: 'crop, crop type', list: 'wheat=28, corn=26, rice=14, soybean=16, barley=10, potato=6' },
  { names: 'soil type', list: 'loam=36, clay=24, sand=22, silt=18' },
  {
    names: 'level, difficulty',
    of: 'course, class, lesson, workshop, training, recipe, exercise, trail, quiz',
    list: 'beginner=44, intermediate=38, advanced=18',
    numbers: range(1, 5),
  },
  {
    names: 'delivery mode, course type, delivery format, course format, mode',
    of: 'course, class, training, workshop, lesson, enrollment',
    list: 'online=46, in_person=36, hybrid=18',
  },
  { names: 'instrument', list: 'piano=28, guitar=30, violin=14, drums=14, flute=14' },
  {
    names: 'title, name',
    of: 'event, meetup, conference, concert, calendar, meeting',
    list: 'Annual Conference, Product Launch, Team Workshop, Summer Festival, Charity Run, Open House, Developer Meetup, Quarterly Review, Wine Tasting, Book Reading, Jazz Night, Career Fair, Training Day, Community Meeting',
  },
  {
    names: 'album, album title, song, song title, track title, track name',
    list: 'Midnight Train, Golden Hour, Paper Planes, River Songs, Distant Lights, Summer Rain, Northern Sky, Broken Compass, Slow Dance, Glass House',
  },
  {
    names: 'title, name',
    of: 'album, song, track, playlist, music',
    list: 'Midnight Train, Golden Hour, Paper Planes, River Songs, Distant Lights, Summer Rain, Northern Sky, Broken Compass, Slow Dance, Glass House',
  },
  {
    names: 'title, name',
    of: 'movie, film, show, series, book, novel, play',
    list: 'The Last Harbor, A Winter Promise, Silent Valley, The Glass Garden, Before the Storm, City of Letters, The Long Way Home, Falling Stars, The Keeper, Northern Light, Two Brothers, The Hidden Door',
  },
  { names: 'map name', list: 'Harbor, Canyon, Old City, Frozen Lake, Desert Base, Skyline' },
];
