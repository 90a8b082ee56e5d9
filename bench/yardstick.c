/* A yardstick: Cable Car in straightforward C, two players, one tile in hand, uniformly random legal actions.
 *
 *   gcc -O3 -march=native -o yardstick yardstick.c && ./yardstick GAMES SEED
 *
 * It looks for open spaces and walks along lines anew at every step, as a first honest program would. It prints
 * games/s and actions/s on one line. bench/yardstick.py runs it beside the compiled Python rules. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { FREE = -1, POWER = -2, OUTSIDE = -3, WIDTH = 10 }; /* the board has a frame, so that a step never leaves the array */
static const int STEP[4] = {-WIDTH, 1, WIDTH, -1};       /* north, east, south, west */

static int kinds[24][4], bag[60], departs[32][2];
static uint64_t state;

static unsigned roll(unsigned sides) { /* splitmix64 */
    uint64_t z = (state += 0x9e3779b97f4a7c15ull);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
    return (unsigned)(((z ^ (z >> 31)) >> 32) * sides >> 32);
}

static int space(int row, int column) { return (row + 1) * WIDTH + column + 1; }

static void prepare(void) {
    static const char *often[] = {"SWNE4", "EWNS4", "SNWE4", "SWEN4", "WSNE4", "ENWS3", "WSEN3"};
    static const char sides[] = "NESW";
    int kind = 0, tiles = 0;
    for (int a = 0; a < 4; a++)
        for (int b = 0; b < 4; b++)
            for (int c = 0; c < 4; c++) {
                if (a == b || a == c || b == c) continue;
                int out[4] = {a, b, c, 6 - a - b - c}, copies = 2;
                for (int i = 0; i < 7; i++) {
                    int same = 1;
                    for (int s = 0; s < 4; s++) same &= often[i][s] == sides[out[s]];
                    if (same) copies = often[i][4] - '0';
                }
                memcpy(kinds[kind], out, sizeof out);
                while (copies--) bag[tiles++] = kind;
                kind++;
            }
    for (int i = 0; i < 8; i++) {
        departs[i][0] = space(0, i), departs[8 + i][0] = space(i, 7);
        departs[16 + i][0] = space(7, 7 - i), departs[24 + i][0] = space(7 - i, 0);
        for (int side = 0; side < 4; side++) departs[8 * side + i][1] = side;
    }
}

/* A tile lies alone between two stations if a track that enters from outside also leaves to the outside. */
static int alone(const int *board, int at, const int *tile) {
    for (int side = 0; side < 4; side++)
        if (board[at + STEP[side]] == OUTSIDE && board[at + STEP[tile[side]]] == OUTSIDE) return 1;
    return 0;
}

static int choices(const int *board, int kind, int *list) {
    int fine = 0, poor = 0, reserve[64];
    for (int row = 0; row < 8; row++)
        for (int column = 0; column < 8; column++) {
            int at = space(row, column), reachable = 0;
            if (board[at] != FREE) continue;
            for (int side = 0; side < 4; side++) {
                int next = board[at + STEP[side]];
                reachable |= next >= 0 || next == OUTSIDE;
            }
            if (!reachable) continue;
            if (alone(board, at, kinds[kind])) reserve[poor++] = at;
            else list[fine++] = at;
        }
    if (fine) return fine;
    memcpy(list, reserve, sizeof(int) * (size_t)poor);
    return poor;
}

static long play(long *points) {
    int board[WIDTH * WIDTH], supply[60], hand[2], list[64], scored[32] = {0};
    long actions = 0;
    for (int i = 0; i < WIDTH * WIDTH; i++) board[i] = OUTSIDE;
    for (int row = 0; row < 8; row++)
        for (int column = 0; column < 8; column++) board[space(row, column)] = FREE;
    board[space(3, 3)] = board[space(3, 4)] = board[space(4, 3)] = board[space(4, 4)] = POWER;
    memcpy(supply, bag, sizeof bag);
    for (int i = 60; i > 1; i--) {
        int j = (int)roll((unsigned)i), tile = supply[j];
        supply[j] = supply[i - 1], supply[i - 1] = tile;
    }
    int left = 60, seat = 0;
    hand[0] = supply[--left], hand[1] = supply[--left];
    for (int laid = 0; laid < 60; seat ^= 1) {
        if (hand[seat] < 0) continue;
        int kind = hand[seat], n = choices(board, kind, list);
        int choice = (int)roll((unsigned)(n + (left > 0))), from_hand = choice < n;
        actions++;
        if (!from_hand) {
            kind = supply[--left];
            choice = (int)roll((unsigned)choices(board, kind, list));
            actions++;
        }
        board[list[choice]] = kind;
        laid++;
        if (from_hand) hand[seat] = left ? supply[--left] : -1;
        for (int station = 0; station < 32; station++) {
            if (scored[station]) continue;
            int at = departs[station][0], side = departs[station][1], tiles = 0;
            while (board[at] >= 0) {
                int out = kinds[board[at]][side];
                at += STEP[out], side = (out + 2) % 4, tiles++;
            }
            if (board[at] == FREE) continue;
            scored[station] = 1;
            points[station % 2] += board[at] == POWER ? 2 * tiles : tiles;
        }
    }
    return actions;
}

int main(int count, char **words) {
    long games = count > 1 ? atol(words[1]) : 100000, actions = 0, points[2] = {0, 0};
    state = count > 2 ? (uint64_t)atoll(words[2]) : 1;
    prepare();
    struct timespec start, end;
    clock_gettime(CLOCK_MONOTONIC, &start);
    for (long i = 0; i < games; i++) actions += play(points);
    clock_gettime(CLOCK_MONOTONIC, &end);
    double seconds = (double)(end.tv_sec - start.tv_sec) + 1e-9 * (double)(end.tv_nsec - start.tv_nsec);
    printf("games/s %.0f actions/s %.0f actions/game %.2f points %.2f %.2f\n", (double)games / seconds,
           (double)actions / seconds, (double)actions / (double)games, (double)points[0] / (double)games,
           (double)points[1] / (double)games);
    return 0;
}
