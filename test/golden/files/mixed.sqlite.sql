CREATE TABLE shop."Orders" (
  id INTEGER NOT NULL UNIQUE,
  customer_name TEXT NOT NULL,
  customer_email TEXT NOT NULL,
  agent_name TEXT,
  phone TEXT NOT NULL,
  company TEXT NOT NULL,
  website TEXT,
  address TEXT NOT NULL,
  city TEXT NOT NULL,
  country TEXT NOT NULL,
  code TEXT NOT NULL,
  amount NUMERIC(5, 2),
  rate NUMERIC(10, 9) NOT NULL,
  "ordered on" DATE NOT NULL,
  shown TEXT,
  at DATETIME NOT NULL,
  stamp INTEGER NOT NULL,
  "Paid?" BOOLEAN,
  score INTEGER NOT NULL,
  "note ""x""" TEXT,
  mixed TEXT NOT NULL,
  "key" TEXT NOT NULL
);
INSERT INTO shop."Orders" (id, customer_name, customer_email, agent_name, phone, company, website, address, city, country, code, amount, rate, "ordered on", shown, at, stamp, "Paid?", score, "note ""x""", mixed, "key") VALUES
(838154, 'Seamus Buckridge', 'seamus.buckridge42@example.net', 'Marcos Maggio', '+49 89 99998284', 'Breitenberg, Abbott and Langworth', 'https://breitenberg.example.com/subseco', '8909 Hartmann Spur', 'Kolbermoor', 'Germany', '"A"-88f769', -600.55, 0.038105850, '2024-03-05', NULL, '2023-08-22 15:13:30.270', 609422902000, FALSE, 4, '=1', '1', 'fa8aa6e2-2c52-482d-a30b-f1d7be57e0e9'),
(89198, 'Guillermo Reichel', 'guillermo.reichel16@example.net', 'Tyshawn Lueilwitz', '+1 857-555-0137', 'Anderson, Stamm and Klocko', NULL, '9579 Kohler Wells', 'Port Harcourt', 'Nigeria', '"A"-c43692', -290.49, 0.376932554, '2024-02-29', '19/07/2024', '2024-05-25 05:15:26.180', 820435361000, TRUE, 2, 'é😀', '1', 'e3f08f2a-32d5-46bf-9b2f-5b5f3d0384ef'),
(215321, 'Emma Kuphal', 'emma.kuphal34@example.org', NULL, '+1 408-555-0147', 'Casper & Padberg Inc', 'https://casper.example.com/quidem', '3251 Herman Forest', 'Bengaluru', 'India', '"A"-11276c', NULL, 0.613245718, '2024-02-25', '14/06/2024', '2021-12-02 23:04:22.224', -10549177000, TRUE, 2, 'line
feed', 'n/a', '6f2004dd-501f-4ffb-a906-b17e80e70002'),
(438372, 'Luis Gislason', 'luis.gislason51@example.net', 'Ardella Hane', '+1 270-555-0139', 'Fay Inc', NULL, '145 Kuhn Spring', 'Iwaki', 'Japan', '"A"-969a4a', -890.94, 0.628448814, '2024-02-28', '01/09/2022', '2022-02-22 12:23:54.005', 1516752192000, NULL, 10, 'plain', '2.5', '0e2e8779-c873-41cc-a532-269d3e4cf82a'),
(344875, 'Morris Purdy', 'morris.purdy38@example.net', 'Carmen Abbott', '+1 951-555-0187', 'Fritsch - Lakin', 'https://fritsch.example.com/cogo', '5286 Murazik Hills', 'Dadukou', 'China', '"A"-e65121', 54.34, 0.349169569, '2024-02-26', '05/07/2024', '2021-04-06 11:37:55.117', 1264497199000, TRUE, 10, 'back\slash', '2.5', 'dc52bb03-24b0-4117-87ee-840242947cb6');
INSERT INTO shop."Orders" (id, customer_name, customer_email, agent_name, phone, company, website, address, city, country, code, amount, rate, "ordered on", shown, at, stamp, "Paid?", score, "note ""x""", mixed, "key") VALUES
(209437, 'Kamren Powlowski', 'kamren.powlowski83@example.org', NULL, '+1 469-555-0101', 'Goyette Inc', 'https://goyette.example.com/admitto', '5274 Metz Rest', 'Khalīlābād', 'India', '"A"-e76470', 518.44, 0.334913755, '2024-02-25', '08/12/2021', '2025-02-01 10:18:40.196', 1635050152000, TRUE, 10, 'back\slash', '2.5', '2cd2b198-7036-4e20-a920-fe22be514880'),
(651882, 'Thurman Stamm', 'thurman.stamm64@example.com', 'Granville Durgan', '+1 218-555-0104', 'Bode, Kub and Douglas', NULL, '6206 Toy Greens', 'Freetown', 'Sierra Leone', '"A"-2dae16', 405.91, 0.423755968, '2024-02-27', NULL, '2024-03-08 17:43:38.820', 79755066000, FALSE, 3, 'plain', '2.5', 'f14b6634-39b7-4962-8f55-83cc35636d88'),
(700762, 'Alana Botsford', 'alana.botsford12@example.net', 'Ollie Haag-Kling', '+61 3 5550 8599', 'Gutmann - Goodwin', 'https://gutmann.example.com/usus', '6821 Hessel Lock', 'Sydney', 'Australia', '"A"-456923', -684.03, 0.573349708, '2024-02-29', '02/07/2021', '2024-06-04 08:27:37.337', 1527715187000, FALSE, 7, NULL, '2.5', '12aefccb-18f7-4447-9121-1ac4c34668f6'),
(996094, 'Bradley Abernathy', 'bradley.abernathy53@example.net', NULL, '+1 385-555-0124', 'Crooks & Reinger Group', NULL, '1255 Hahn Valley', 'Homyel''', 'Belarus', '"A"-3cc840', 697.03, 0.989953710, '2024-02-28', NULL, '2021-10-13 15:46:19.365', 1654237389000, FALSE, 3, 'plain', '1', 'fd0601d8-e6f1-47a4-a306-108d5e987292'),
(506294, 'Nova Hammes', 'nova.hammes43@example.com', 'Sterling Renner', '+1 505-555-0145', 'Reichel, Pfannerstill and Schinner', 'https://reichel.example.com/similique', '1477 O''Conner Crossing', 'West Whittier-Los Nietos', 'United States', '"A"-1b09e1', 706.05, 0.475845482, '2024-03-02', '02/03/2025', '2024-02-17 00:40:39.787', 1756509337000, FALSE, 7, NULL, 'n/a', 'f8a1bfaf-08be-41b3-8029-e0550b3f205a');
INSERT INTO shop."Orders" (id, customer_name, customer_email, agent_name, phone, company, website, address, city, country, code, amount, rate, "ordered on", shown, at, stamp, "Paid?", score, "note ""x""", mixed, "key") VALUES
(485109, 'Buddy Boyer', 'buddy.boyer97@example.com', 'Titus Zieme', '+1 364-555-0114', 'Nienow & Bruen Inc', NULL, '3933 Beier Flat', 'Aguachica', 'Colombia', '"A"-a9aee1', -450.38, 0.638122712, '2024-02-29', NULL, '2025-02-05 12:28:54.249', 1270353509000, TRUE, 1, NULL, '1', '4c0b7c27-41ad-4c70-b9c0-969955c63d0d'),
(807606, 'Vesta White-Schaden', 'vesta.whiteschaden13@example.com', 'Kayleigh Wehner', '+1 386-555-0112', 'Koelpin Group', 'https://koelpin.example.com/aegre', '8130 Sawayn Knolls', 'Osh', 'Kyrgyzstan', '"A"-7433ad', -675.68, 0.728991822, '2024-03-05', '20/04/2022', '2025-04-06 11:11:16.256', 331969252000, FALSE, 2, 'a,b;c', '2.5', 'e736710d-4120-45a5-8b0a-ab8806c41025');
